import { mount } from 'svelte'
import App from './App.svelte'
import { fluent } from './lib/fluent.svelte'
import { prefs } from './lib/prefs.svelte'
import { router } from './lib/router.svelte'
import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'

prefs.dress()
const asked = router.query.get('lang')
if (asked) prefs.language = asked
router.start()
await fluent.start()
mount(App, { target: document.getElementById('app')! })
