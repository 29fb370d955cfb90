import { openDemoClient, signInDemo } from '../demoClient'
import { samples } from './samples'
import { wholePage } from './wholePage'

/** Debounces typing before the page is built again. */
const PAUSE_MS = 600

const base = new URL('..', document.baseURI).href
const sample = byId('sample', HTMLSelectElement)
const signedIn = byId('signed-in', HTMLInputElement)
const copy = byId('copy', HTMLButtonElement)
const markup = byId('markup', HTMLTextAreaElement)
const shown = byId('shown', HTMLIFrameElement)
const reported = byId('told', HTMLElement)

sample.append(...samples.map(({ name }) => new Option(name)))
begin(samples.find(({ name }) => name === decodeURIComponent(location.hash.slice(1)))?.name)

sample.addEventListener('change', () => begin(sample.value))
signedIn.addEventListener('change', () => void show())
copy.addEventListener('click', () => void copyFile())
let pause: ReturnType<typeof setTimeout> | undefined
markup.addEventListener('input', () => {
  clearTimeout(pause)
  pause = setTimeout(() => void show(), PAUSE_MS)
})

function begin(name = samples[0]?.name) {
  sample.value = name ?? ''
  markup.value = samples.find((one) => one.name === name)?.body ?? ''
  history.replaceState(null, '', `#${encodeURIComponent(name ?? '')}`)
  void show()
}

/** Shows the page of the markup. Its elements find the session opened here: they share the tab's storage. */
async function show() {
  try {
    await storeSession()
    reported.textContent = ''
  } catch (error) {
    reported.textContent = `The demo's customer could not be signed in. ${error instanceof Error ? error.message : ''}`
  }
  shown.srcdoc = wholePage({ body: markup.value, title: sample.value, base })
}

async function storeSession() {
  const client = await openDemoClient(base)
  if (signedIn.checked) await signInDemo(client)
  else if (client.session.current()) await client.session.signOut()
}

async function copyFile() {
  const file = wholePage({ body: markup.value, title: sample.value, base })
  try {
    await navigator.clipboard.writeText(file)
    reported.textContent = 'Copied. Save it as a file that ends with .html, and open it.'
  } catch {
    reported.textContent = 'This browser lets no page copy. Select the markup instead.'
  }
}

function byId<Type extends HTMLElement>(id: string, type: new () => Type): Type {
  const found = document.getElementById(id)
  if (found instanceof type) return found
  throw new Error(`The page has no ${type.name} of the id ${id}.`)
}
