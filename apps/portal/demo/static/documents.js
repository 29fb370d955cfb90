// The documents of a demo that has no server: one of its open pages makes them.
const PATIENCE = 10_000

addEventListener('install', () => self.skipWaiting())
addEventListener('fetch', (event) => event.respondWith(answer(event.request.url)))

async function answer(url) {
  const portal = new URL('..', self.registration.scope).href
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((client) => client.url.split(/[?#]/)[0].replace(/index\.html$/, '') === portal)
  const body = page ? await ask(page, url) : null
  return body
    ? new Response(body, { headers: { 'Content-Type': 'application/pdf' } })
    : new Response('Open the demo in another tab first, then reload this page.', { status: 404 })
}

function ask(page, url) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(() => resolve(null), PATIENCE)
    page.postMessage(url, [port2])
  })
}
