import type { Cart } from '../areas/cart'
import type { FluidClientOptions } from '../calls/createContext'
import type { FluidClient } from '../client'
import type { PlaceOrderInput } from '../orders/ordersArea'
import { createMemoryStorage } from '../storage/storage'
import type { FluidStorage } from '../storage/storage'
import type { WireCartLine } from '../wire/cart'
import type { WireOperations } from '../wire/operations'
import type { WireTransactionSummary } from '../wire/transactions'
import { createFixtureClient, fixtureConfiguration, fixtureSignIn } from './fixtureClient'
import type { Script, SentCall } from './scriptedFetch'
import { readWireFixture } from './wireFixture'

/** A back end with one cart that really changes, and a client with a signed-in customer. */
export interface OrderBackEnd {
  client: FluidClient
  calls: SentCall[]
  /** The storage that outlives the page. */
  storage: FluidStorage
  world: OrderWorld
  /** Returns the payloads of one operation, oldest first. */
  sent(operation: string): unknown[]
}

export interface OrderWorld {
  /** The lines of the current cart; a cart created after the first is empty. */
  lines: WireCartLine[]
  transactions: WireTransactionSummary[]
  /** The price of the delivery's product in the cart, tax included as the merchant's prices are, and its tax. */
  chargePrice: { unitPrice: number; unitGST: number }
}

const { CartContents } = readWireFixture('getCartContents').answer as { CartContents: WireCartLine[] }
const { Order } = readWireFixture('getCustomerTransactions').answer as { Order: WireTransactionSummary[] }

/** The order that the world's transactions then hold. */
export const placedOrder: WireTransactionSummary = {
  ...(Order[0] as WireTransactionSummary),
  transactionNumber: 100234,
  customerOrderNumber: 'PO-7781',
  jobName: 'Stage 2',
}

/** Opens the back end and signs in. The script overrides the world's answers. */
export async function openOrderBackEnd(
  script: (world: OrderWorld) => Script = () => ({}),
  options: Partial<FluidClientOptions> = {},
): Promise<OrderBackEnd> {
  const storage = options.storage ?? createMemoryStorage()
  const world: OrderWorld = {
    lines: structuredClone(CartContents),
    transactions: [...Order],
    chargePrice: { unitPrice: 50.05, unitGST: 4.55 },
  }
  const { client, calls } = createFixtureClient(
    { ...worldScript(world), ...script(world) },
    { configuration: { ...fixtureConfiguration, endpoint: endpointIn(storage) }, ...options, storage },
  )
  await client.session.signIn(fixtureSignIn)
  await client.cart.reset()
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ payload }) => payload)
  return { client, calls, storage, world, sent }
}

const endpoints = new WeakMap<FluidStorage, string>()

/**
 * Returns an address of the back end for one browser. Locks are held by address and outlive a test whose order hangs,
 * so that another test would find its cart taken.
 */
function endpointIn(storage: FluidStorage): string {
  const endpoint = endpoints.get(storage) ?? `https://${crypto.randomUUID()}.example`
  endpoints.set(storage, endpoint)
  return endpoint
}

/** Returns an order for pick up of the given cart. */
export function orderOf(seenCart: Cart, changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    kind: 'Order',
    despatchMethod: 'PICK',
    jobName: 'Stage 2',
    shipTo: { address: '9 Mill Lane', suburb: 'Preston', stateId: 'VIC', zipCode: '' },
    notes: '',
    orderReference: 'PO-7781',
    branchId: null,
    isContactOnSite: false,
    contactName: 'Dana',
    contactPhone: '0400 555 010',
    contactEmail: 'site@builder.example',
    requiredDate: '2026-04-02',
    requiredTime: '07:30',
    vehicleTypeId: 'T8',
    seenCart,
    seenCharge: null,
    seenTotal: null,
    ...changes,
  }
}

/** Returns an order for delivery with a seen charge of $45.50. */
export function deliveryOf(seenCart: Cart, changes: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return orderOf(seenCart, { despatchMethod: 'DEL', branchId: 'MEL', seenCharge: 455_000, ...changes })
}

/** Changes a world as `addCartProduct` does. */
export function addLine(
  world: OrderWorld,
  { productID, UOM, quoteQty }: WireOperations['addCartProduct']['payload'],
  lineID: number,
) {
  const product = { productShortDesc: productID, productFiles: '', productImage: '' }
  const line = { lineID, productID, prodDesc: productID, prodQty: quoteQty, UOM, product, isTally: false }
  world.lines = [...world.lines, { ...line, ...world.chargePrice }]
  return { lineID }
}

function worldScript(world: OrderWorld): Script {
  let lastLineId = 2
  let carts = 0
  return {
    createCart: () => {
      carts += 1
      if (carts > 1) world.lines = []
      return { cartSessionId: `C-${9000 + carts}` }
    },
    getCartContents: ({ sessionID }) => ({ cartSessionId: sessionID, CartContents: world.lines }),
    addCartProduct: (payload) => {
      lastLineId += 1
      return addLine(world, payload, lastLineId)
    },
    deleteCartProduct: ({ lineID }) => {
      world.lines = world.lines.filter((line) => line.lineID !== lineID)
      return { lineID }
    },
    getCustomerTransactions: () => ({ Order: world.transactions }),
    processComplete: () => {
      world.transactions = [placedOrder, ...world.transactions]
      world.lines = []
      return { quoteNumber: placedOrder.transactionNumber }
    },
  }
}
