import { createCallsAhead } from '@trade-portal/fluid-sdk'
import type { CallsAhead } from '@trade-portal/fluid-sdk'
import { placeOfPath } from '@trade-portal/portal-components'
import { placeIn } from './place/placeIn'
import { readConfiguration } from './readConfiguration'
import type { ReadConfiguration } from './readConfiguration'
import type { PageFiles } from '../pageFiles'

// Runs in the page before the portal is there. What the portal will ask for goes to the back end meanwhile, and the
// portal takes over the answers: a sign-in whose form is filled in and sent; of a kept session its check, and the products
// that the address names.

declare global {
  interface Window {
    ahead?: Ahead
  }
}

interface Ahead {
  configuration: Promise<ReadConfiguration>
  /** Knows the answers of the calls that were sent before the portal was there. */
  fetch: typeof fetch
  /** Stores the session that a sign-in from here has opened, where the portal cannot take it. @returns whether there is one */
  storeSignIn: () => Promise<boolean>
}

const reading = readConfiguration()
const opening = reading.then(
  ({ configuration }) => createCallsAhead({ configuration }),
  // The portal says why a configuration cannot be had.
  () => null,
)
let calls: CallsAhead | null = null
/** The sign-in that is on its way out. */
let sending: Promise<void> = Promise.resolve()
let isRemembered = false
const { dataset } = document.documentElement
// As start.js has found: there is a session, or the address names another page of those who have none.
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

/** The words that went last, which a second press of the same does not send again. */
let last = ''

document.addEventListener('submit', ({ target }) => {
  if (dataset['start'] === 'ready') return
  if (target instanceof HTMLFormElement) sending = sendAhead(target)
})
// Pressed before this script was there.
const pressed = document.querySelector<HTMLFormElement>('form[data-pressed]')
if (pressed) sending = sendAhead(pressed)

async function sendAhead(form: HTMLFormElement) {
  const data = new FormData(form)
  // As the portal's own form sends them.
  const username = String(data.get('username') ?? '').trim()
  const password = String(data.get('password') ?? '')
  // The portal says which is missing.
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
 * Asks for the scripts of the page at a path at once. The portal's first script would ask for them when it has come and
 * run, on a phone half a second later.
 */
function fetchFilesAhead(path: string) {
  const [first = '', second] = path.slice(1).split('/')
  const { files, shared, pages } = PAGE_FILES
  const place = second === undefined ? first : `${first}/`
  // An address may say `constructor`.
  const own = Object.hasOwn(pages, place) ? pages[place] : undefined
  for (const name of [...files.slice(0, shared), ...(own ?? []).map((index) => files[index])]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `./assets/${name}.js`
    document.head.append(link)
  }
}
