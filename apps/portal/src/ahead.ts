import { createCallsAhead } from '@trade-portal/fluid-sdk'
import type { CallsAhead } from '@trade-portal/fluid-sdk'
import { placeOfPath } from '@trade-portal/portal-components'
import { placeIn } from './place/placeIn'
import { readConfiguration } from './readConfiguration'
import type { ReadConfiguration } from './readConfiguration'
import type { PageFiles } from '../pageFiles'

// Runs in the page before the portal and sends its first calls, whose responses the portal takes over: a submitted sign-in;
// with a stored session its check, and the products at the address.

declare global {
  interface Window {
    ahead?: Ahead
  }
}

interface Ahead {
  configuration: Promise<ReadConfiguration>
  /** Returns the responses of calls sent before the portal. */
  fetch: typeof fetch
  /** Stores the session of an early sign-in where the portal cannot take it. @returns whether there is one */
  storeSignIn: () => Promise<boolean>
}

const reading = readConfiguration()
const opening = reading.then(
  ({ configuration }) => createCallsAhead({ configuration }),
  // The portal shows why the configuration is missing.
  () => null,
)
let calls: CallsAhead | null = null
/** The pending sign-in. */
let sending: Promise<void> = Promise.resolve()
let isRemembered = false
const { dataset } = document.documentElement
// Set by start.js: there is a session, or the address names another public page.
const isWaiting = dataset['start'] === 'waiting'
if (isWaiting) fetchFilesAhead(placeIn(location.hash).path)

window.ahead = {
  configuration: reading,
  fetch: (...request) => (calls ?? globalThis).fetch(...request),
  async storeSignIn() {
    await sending
    return (await calls?.storeSignIn({ isRemembered })) ?? false
  },
}

void opening.then((opened) => {
  calls = opened
  if (opened && isWaiting) askAhead(opened)
})

function askAhead(opened: CallsAhead) {
  opened.restore()
  const { path, query } = placeIn(location.hash)
  const parameters = new URLSearchParams(query)
  const place = placeOfPath(path)
  const page = Number(parameters.get('page') ?? 1)
  if (!path.startsWith('/products/') || !place.typeId || parameters.has('search')) return
  if (Number.isSafeInteger(page) && page > 0) opened.listProducts({ ...place, page })
}

/** The credentials sent last: a second press with the same ones sends nothing. */
let last = ''

document.addEventListener('submit', ({ target }) => {
  if (dataset['start'] === 'ready') return
  if (target instanceof HTMLFormElement) sending = sendAhead(target)
})
// Submitted before this script had loaded.
const pressed = document.querySelector<HTMLFormElement>('form[data-pressed]')
if (pressed) sending = sendAhead(pressed)

async function sendAhead(form: HTMLFormElement) {
  const data = new FormData(form)
  // Same fields as the portal’s form.
  const username = String(data.get('username') ?? '').trim()
  const password = String(data.get('password') ?? '')
  // The portal shows which field is missing.
  const words = JSON.stringify([username, password])
  if (!username || !password || words === last) return
  last = words
  const opened = await opening
  if (!opened || words !== last || dataset['start'] === 'ready') return
  isRemembered = data.has('remember')
  opened.signIn({ username, password })
  form.dataset['sent'] = ''
}

declare const PAGE_FILES: PageFiles

/**
 * Preloads the scripts of the page at a path. The portal's entry would request them after it has loaded and run, half a
 * second later on a phone.
 */
function fetchFilesAhead(path: string) {
  const [first = '', second] = path.slice(1).split('/')
  const { files, shared, pages } = PAGE_FILES
  const place = second === undefined ? first : `${first}/`
  // The path may be `constructor`.
  const own = Object.hasOwn(pages, place) ? pages[place] : undefined
  for (const name of [...files.slice(0, shared), ...(own ?? []).map((index) => files[index])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./assets/${name}.js`
    document.head.append(link)
  }
}
