import { loadConfiguration, signInAhead } from '@trade-portal/fluid-sdk'

// Runs in the page before the portal is there. A form that is filled in and sent meanwhile goes to the back end at once,
// and the portal takes over its answer.

declare global {
  interface Window {
    /** Knows the answer of a sign-in that was sent before the portal was there. */
    signInAhead?: typeof fetch
  }
}

/** The words that went last, which a second press of the same does not send again. */
let last = ''

document.addEventListener('submit', ({ target }) => {
  if (document.documentElement.dataset['start'] === 'ready') return
  if (target instanceof HTMLFormElement) void sendAhead(target)
})

async function sendAhead(form: HTMLFormElement) {
  const data = new FormData(form)
  // As the portal's own form sends them.
  const username = String(data.get('username') ?? '').trim()
  const password = String(data.get('password') ?? '')
  // The portal says which is missing, and why a configuration cannot be had.
  const words = JSON.stringify([username, password])
  if (!username || !password || words === last) return
  last = words
  const configuration = await loadConfiguration({
    url: './config/configuration.json',
    baseUrl: document.baseURI,
  }).catch(() => null)
  if (!configuration || words !== last || document.documentElement.dataset['start'] === 'ready') return
  window.signInAhead = signInAhead({ configuration, username, password })
  form.dataset['sent'] = ''
}
