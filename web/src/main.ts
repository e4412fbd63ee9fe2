import { mount } from 'svelte'
import App from './App.svelte'
import { fluent } from './lib/fluent.svelte'
import { keepForOffline } from './lib/offline'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'

prefs.dress()
router.start()
await fluent.start(router.query.get('lang'))
mount(App, { target: document.getElementById('app')! })
keepForOffline()
