import { orderTotals } from '@trade-portal/fluid-sdk'
import type { Cart, FluidStorage, OrderKind, PlaceOrderInput } from '@trade-portal/fluid-sdk'
import { vi } from 'vitest'
import { createSandbox, type Sandbox } from '../src/sandbox/createSandbox.ts'
import { openNodeDatabase } from '../src/database/nodeDatabase.ts'
import { seedDatabase } from '../src/seed/seedDatabase.ts'
import { worldSeed } from '../src/testing/worldSeed.ts'
import { createBrowser, type Browser, type Page } from './browser.ts'
import { createNetwork, watchDatabase, type Network, type SentCall } from './network.ts'
import { cartIn, mostCharges, ordersIn } from './truth.ts'
import { createVirtualTime, type VirtualTime } from './virtualTime.ts'

/** A customer's browser, the merchant's back end, and the connection between them. */
export interface ProtocolWorld {
  sandbox: Sandbox
  network: Network
  time: VirtualTime
  browser: Browser
  /** The most units of delivery charges that any cart ever held at a time. */
  mostCharges: number
  /** Place of each cart's order in the sequence that `SentCall.doneAt` counts. */
  orderedAt: ReadonlyMap<string, number>
  close(): void
}

export interface WorldOptions {
  storage?: FluidStorage
  /** Without Web Locks pages take a lease in the storage. Default: true. */
  hasLocks?: boolean
  /** Called with every call of a page before it goes out. */
  onSend?: (call: SentCall) => void
}

/** Opens the world of the imaginary merchant. */
export function openProtocolWorld({ storage, hasLocks = true, onSend }: WorldOptions = {}): ProtocolWorld {
  const time = createVirtualTime()
  const plain = openNodeDatabase(':memory:')
  seedDatabase(plain, worldSeed())
  const orderedAt = new Map<string, number>()
  const database = watchDatabase(plain, (doneAt, call) => {
    if (call?.operation === 'getCartContents') call.goods = cartIn(plain, call.cartId).goods
    world.mostCharges = Math.max(world.mostCharges, mostCharges(plain))
    for (const { cartId } of ordersIn(plain)) if (!orderedAt.has(cartId)) orderedAt.set(cartId, doneAt)
  })
  const sandbox = createSandbox({ database, now: time.now, sessionIdle: Number.MAX_SAFE_INTEGER })
  const network = createNetwork({ sandbox, time, ...(onSend && { onSend }) })
  const browser = createBrowser({ fetch: network.fetch, time, ...(storage && { storage }) })
  vi.stubGlobal('navigator', hasLocks ? browser.navigator : {})
  const world: ProtocolWorld = {
    sandbox,
    network,
    time,
    browser,
    mostCharges: 0,
    orderedAt,
    close() {
      browser.leaveAll()
      sandbox.close()
      vi.unstubAllGlobals()
    },
  }
  return world
}

export const people = {
  builder: { username: 'builder', password: 'correct horse & 100%', customerId: '4021' },
  colleague: { username: 'colleague', password: 'pass2', customerId: '4021' },
  other: { username: 'other', password: 'pass3', customerId: '5077' },
} as const

export type Person = keyof typeof people

/** Signs somebody in on a page. */
export async function signIn(page: Page, person: Person = 'builder', isRemembered = true) {
  const { username, password } = people[person]
  await page.ask((client) => client.session.signIn({ username, password, isRemembered }))
}

/** Puts boxes of nails in the cart of a page and shows the cart. */
export async function addNails(page: Page, quantity: number): Promise<Cart> {
  await page.ask((client) => client.cart.addProduct({ productId: 'NAIL90', unit: 'box', quantity }))
  return page.ask((client) => client.cart.read())
}

export interface Wish {
  kind: OrderKind
  isDelivery: boolean
  orderReference?: string
}

/** Price of a delivery to the address of `orderOf`, without tax. */
const CHARGE = 455_000

/** The filled-in checkout form. */
export function orderOf(
  seenCart: Cart,
  { kind, isDelivery, orderReference = 'PO-7781' }: Wish,
): PlaceOrderInput {
  const charge = isDelivery ? CHARGE : null
  return {
    kind,
    despatchMethod: isDelivery ? 'DEL' : 'PICK',
    jobName: 'Stage 2',
    shipTo: { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '3072' },
    notes: '',
    orderReference,
    branchId: isDelivery ? 'MEL' : null,
    isContactOnSite: false,
    contactName: 'Dana',
    contactPhone: '0400 555 010',
    contactEmail: 'site@builder.example',
    requiredDate: '2026-04-02',
    requiredTime: '07:30',
    vehicleTypeId: 'T8',
    seenCart,
    seenCharge: charge,
    seenTotal: orderTotals(
      seenCart.lines.filter((line) => !line.isDeliveryCharge),
      charge === null ? null : { charge, tax: null },
      { isTaxInclusive: true },
    ).total,
  }
}

/**
 * Lists the records of one kind in a storage: orders with an open outcome (`attempt`), or confirmed orders not yet seen
 * (`placed`).
 */
export function recordsIn(storage: FluidStorage, part: 'attempt' | 'placed'): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.includes(`:${part}:`))
    .map((key) => storage.getItem(key) ?? '')
}
