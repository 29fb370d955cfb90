import type { Page } from '@playwright/test'
import { createFluidClient, createMemoryStorage, loadConfiguration } from '../packages/fluid-sdk/src/index.ts'
import type { FluidClient, FluidStorage } from '../packages/fluid-sdk/src/index.ts'
import { isRecord } from '../packages/portal-components/src/context/stored/checks.ts'
import { openStored } from '../packages/portal-components/src/context/stored/openStored.ts'
import { merchantOf } from './portal'
import type { MerchantName } from './portal'

/**
 * Stores the result of an earlier visit in the page's tab: the demo customer's session, and the effects of `did`. The
 * visit goes over HTTP, without a page.
 */
export async function leaveVisit(page: Page, before: Visit) {
  const entries = await visit(before)
  // A page of the same origin without the portal in it.
  await page.goto(configurationOf(before.address))
  await page.evaluate(keep, entries)
}

/** Entries of a visit in the browser's storages. */
export interface VisitEntries {
  local: Entries
  session: Entries
}

/** Signs the demo customer in over HTTP. @returns the entries a page would have stored. */
export async function visit({ merchant, address, did }: Visit): Promise<VisitEntries> {
  const [stored, ofTab] = [createMemoryStorage(), createMemoryStorage()]
  const client = await clientAt(address, { storage: stored, tabStorage: ofTab })
  const { username, password } = merchantOf(merchant)
  await client.session.signIn({ username, password, isRemembered: false })
  await did?.(client)
  return { local: entriesOf(stored), session: entriesOf(ofTab) }
}

interface Visit {
  merchant: MerchantName
  address: string
  did?: ((client: FluidClient) => unknown) | undefined
}

/** Signs a customer in like a host's own server, which hands the session on. Default: the demo customer. */
export async function sessionOfHost(
  address: string,
  merchant: MerchantName,
  username: string = merchantOf(merchant).username,
) {
  const tabStorage = createMemoryStorage()
  const client = await clientAt(address, { storage: createMemoryStorage(), tabStorage })
  const { password } = merchantOf(merchant)
  await client.session.signIn({ username, password })
  const stored = entriesOf(tabStorage).find(([key]) => key.endsWith(':session'))?.[1]
  const { id } = JSON.parse(stored ?? '{}') as { id?: string }
  if (id === undefined) throw new Error('The client has stored no session')
  return { id, username }
}

/** Stores a draft of a form for the open page, as the form does. */
export async function leaveDraft(page: Page, { merchant, form, values }: Draft) {
  const stored = createMemoryStorage()
  // Through the page, whose back end may differ from the file's.
  const read = async (url: string) => new Response(await page.evaluate(readText, url))
  const storages = { storage: stored, tabStorage: createMemoryStorage() }
  draft(await clientAt(page.url(), storages, (url) => read(String(url))), { merchant, form, values })
  await page.evaluate(keep, { local: entriesOf(stored), session: [] })
}

interface Draft {
  merchant: MerchantName
  form: string
  values: object
}

/** Stores a completed form, as for a customer interrupted before sending it. */
export function draft(client: FluidClient, { merchant, form, values }: Draft) {
  const { username } = merchantOf(merchant)
  const check = (value: unknown) => (isRecord(value) ? value : null)
  openStored<object>({ client, user: username }, 'draft', check, form).write(values)
}

/** Puts one of each of two products of ironbark in the cart. */
export async function addTwoProducts({ cart }: FluidClient) {
  await cart.addProduct({ productId: 'BBS14100', unit: 'box', quantity: 1 })
  await cart.addProduct({ productId: 'CONRS20', unit: 'bag', quantity: 1 })
}

const configurationOf = (address: string) => new URL('config/configuration.json', address).href

async function clientAt(
  address: string,
  storages: { storage: FluidStorage; tabStorage: FluidStorage },
  fetch = globalThis.fetch,
) {
  const configuration = await loadConfiguration({ url: configurationOf(address), baseUrl: address, fetch })
  return createFluidClient({ configuration, ...storages })
}

type Entries = (readonly [string, string])[]

function entriesOf(storage: FluidStorage): Entries {
  return Array.from({ length: storage.length }, (_, index) => {
    const key = storage.key(index) ?? ''
    return [key, storage.getItem(key) ?? ''] as const
  })
}

/** Runs in the page. */
async function readText(url: string): Promise<string> {
  return (await fetch(url)).text()
}

/** Runs in the page. */
export function keep({ local, session }: VisitEntries) {
  for (const [key, value] of local) localStorage.setItem(key, value)
  for (const [key, value] of session) sessionStorage.setItem(key, value)
}
