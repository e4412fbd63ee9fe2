// Keeps what can be read without a line: the pages, the words, rules, cards and what there is to learn.
// Tables are never kept: a match lives on the server.

const SHELF = 'cantina-1'
const PAGE = '/'
/** Answers that are the same for everybody and are worth reading offline. */
const READABLE = /^\/api\/(games|languages|cards\/|rules\?|learn\/|workshop\/)/

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll([PAGE, '/manifest.webmanifest', '/mark.svg'])).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone())
  return answer
}

/** The newest there is; what was kept when nobody answers. */
async function fresh(request, kept) {
  try {
    return await keep(kept, await fetch(request))
  } catch (error) {
    const found = await caches.match(kept)
    if (found) return found
    throw error
  }
}

/** Built files never change under their names. */
async function once(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fresh(request, PAGE))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(once(request))
  else if (READABLE.test(address.pathname + address.search)) event.respondWith(fresh(request, request))
})

// the page says what to lay by while nobody waits for anything
self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data?.keep) ? event.data.keep.filter((each) => typeof each === 'string' && READABLE.test(each)) : []
  event.waitUntil(
    caches.open(SHELF).then(async (shelf) => {
      for (const each of wanted) if (!(await shelf.match(each))) await shelf.add(each).catch(() => undefined)
    }),
  )
})

// it is somebody's turn: the server has written what to say in their language
self.addEventListener('push', (event) => {
  const said = event.data?.json() ?? {}
  const options = { body: said.body, tag: said.tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url: said.url } }
  event.waitUntil(self.registration.showNotification(said.title ?? 'Cantina', options))
})

// the open page of that table, or a new one
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.url ?? '/', location.origin)
  if (address.origin !== location.origin) return
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === address.pathname)
      return open ? open.focus() : self.clients.openWindow(address.href)
    }),
  )
})
