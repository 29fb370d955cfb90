import { createEarlyCalls } from '@trade-portal/fluid-sdk'
import type { EarlyCalls } from '@trade-portal/fluid-sdk'
import { cataloguePathOf } from '@trade-portal/portal-components'
import { locationIn } from './router/locationIn'
import { readConfiguration } from './readConfiguration'
import type { ReadConfiguration } from './readConfiguration'
import type { PageFiles } from '../pageFiles'

// Runs in the page before the portal and sends its first calls, whose responses the portal takes over: a submitted sign-in;
// with a stored session its check, and the products at the address. At 390 px, touch, 4× CPU and 1.6 Mbit/s a sign-in
// pressed at once leaves after 580 ms, where the portal is interactive after 1,820; the first products come after 2,635 ms,
// and after 2,790 without their early call (medians of 9, with a back end that answers at once).

declare global {
  interface Window {
    earlySignIn?: EarlySignIn
  }
}

interface EarlySignIn {
  configuration: Promise<ReadConfiguration>
  /** Returns the responses of calls sent before the portal. */
  fetch: typeof fetch
  /** Stores the session of an early sign-in where the portal cannot take it. @returns whether there is one */
  storeSignIn: () => Promise<boolean>
}

const reading = readConfiguration()
const opening = reading.then(
  ({ configuration }) => createEarlyCalls({ configuration }),
  // The portal shows why the configuration is missing.
  () => null,
)
let calls: EarlyCalls | null = null
/** The pending sign-in. */
let sending: Promise<void> = Promise.resolve()
let isRemembered = false
const { dataset } = document.documentElement
// Set by start.js: there is a session, or the address names another public page.
const isWaiting = dataset['start'] === 'waiting'
if (isWaiting) preloadFiles(locationIn(location.hash).path)

window.earlySignIn = {
  configuration: reading,
  fetch: (...request) => (calls ?? globalThis).fetch(...request),
  async storeSignIn() {
    await sending
    return (await calls?.storeSignIn({ isRemembered })) ?? false
  },
}

void opening.then((opened) => {
  calls = opened
  if (opened && isWaiting) prefetchListing(opened)
})

function prefetchListing(opened: EarlyCalls) {
  opened.restore()
  const { path, query } = locationIn(location.hash)
  const parameters = new URLSearchParams(query)
  const cataloguePath = cataloguePathOf(path)
  const page = Number(parameters.get('page') ?? 1)
  if (!path.startsWith('/products/') || !cataloguePath.typeId || parameters.has('search')) return
  if (Number.isSafeInteger(page) && page > 0) opened.listProducts({ ...cataloguePath, page })
}

/** The credentials sent last: a second press with the same ones sends nothing. */
let last = ''

document.addEventListener('submit', ({ target }) => {
  if (dataset['start'] === 'ready') return
  if (target instanceof HTMLFormElement) sending = sendEarly(target)
})
// Submitted before this script had loaded.
const pressed = document.querySelector<HTMLFormElement>('form[data-pressed]')
if (pressed) sending = sendEarly(pressed)

async function sendEarly(form: HTMLFormElement) {
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
 * Preloads the scripts of the page at a path. The portal's entry would request them after it has loaded and run: on a phone
 * as above the first orders come after 2,594 ms, and after 2,782 without (medians of 5).
 */
function preloadFiles(path: string) {
  const [first = '', second] = path.slice(1).split('/')
  const { files, shared, pages } = PAGE_FILES
  const route = second === undefined ? first : `${first}/`
  // The path may be `constructor`.
  const own = Object.hasOwn(pages, route) ? pages[route] : undefined
  for (const name of [...files.slice(0, shared), ...(own ?? []).map((index) => files[index])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./assets/${name}.js`
    document.head.append(link)
  }
}
