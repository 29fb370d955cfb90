import type { AccountArea } from '../areas/account'
import type { Cart, CartArea } from '../areas/cart'
import { chargeProducts } from '../areas/chargeProducts'
import type { CheckoutArea, DespatchMethod } from '../areas/checkout'
import { quoteDelivery } from '../areas/deliveryQuote'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { TransactionsArea } from '../areas/transactions'
import { cartTotals } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import { isKnown } from '../arithmetic/decimal'
import type { Caller, FluidContext } from '../calls/context'
import { repeatRead } from '../calls/repeatRead'
import type { Settings } from '../calls/settings'
import { FluidError } from '../errors'
import type { WireOperations } from '../wire/operations'
import { isSameCart, priceCart } from './deliveryChain'
import type { OrderStop } from './deliveryChain'
import { despatchRule } from './despatchRules'
import { transactionKey } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import { orderBranch, orderPayload } from './orderPayload'
import type { OrderPhase, PlaceOrderInput } from './ordersArea'

/** The areas of the client that placing an order uses. */
export interface OrderAreas {
  account: AccountArea
  cart: CartArea
  checkout: CheckoutArea
  transactions: TransactionsArea
}

export interface Preparation {
  context: FluidContext
  tell: (phase: OrderPhase) => void
  /** Waits before a read is repeated. Default: the context's. */
  clock?: Pick<FluidContext, 'wait'>
}

/** An order ready to be sent. */
export interface ReadyOrder {
  status: 'ready'
  payload: WireOperations['processComplete']['payload']
  attempt: OrderAttempt
  /** The customer of the order. */
  caller: Caller
  /** The cart to be ordered, with the delivery's charge. */
  cart: Cart
  /** All earlier transactions of the customer. */
  transactions: TransactionSummary[]
}

/**
 * Reads the cart again, prices its delivery and gathers the facts of the order: steps 2 and 3 of the order protocol,
 * without sending the order.
 *
 * @returns the order, or why it stops.
 */
export async function readyOrder(
  { context, tell, clock = context }: Preparation,
  areas: OrderAreas,
  { caller, input }: { caller: Caller; input: PlaceOrderInput },
): Promise<ReadyOrder | OrderStop> {
  const read = <T>(ask: () => Promise<T>) => repeatRead(clock, () => context.readFor(caller.session, ask))
  const [cart, methods, settings, customer, states] = await Promise.all([
    read(() => areas.cart.read()),
    read(() => areas.checkout.listDespatchMethods()),
    read(() => context.readSettings()),
    read(() => areas.account.getCustomer()),
    // States only spell the customer's own: an order does not fail for them.
    read(() => areas.checkout.listStates()).catch(() => []),
  ])
  // The owner of the order could not be found out afterwards.
  if (!caller.user.customerId) throw new FluidError('userDetails is not available', 'getUserDetails')
  const rule = despatchRule({
    method: findMethod(methods, input.despatchMethod),
    rules: settings.despatchRules,
    initialBranchId: settings.initialBranchId,
  })
  if (!isSameCart(input.seenCart, cart, chargeProducts(context))) {
    return { status: 'cartChanged', cart }
  }
  if (!cart.id) throw new FluidError('cartSessionId is undefined', 'getCartContents')
  if (cart.lines.length === 0) throw new FluidError('Your cart is empty', 'getCartContents')
  const unseen = cart.lines.find(({ quantity }) => !isKnown(quantity))
  if (unseen) {
    throw new FluidError(`Set how many of ${unseen.name} you want, or remove it`, 'getCartContents')
  }

  const isPriced = rule.flow === 'closestBranch'
  if (isPriced) tell('pricingDelivery')
  const { shipTo, vehicleTypeId } = input
  const quote = isPriced
    ? await quoteDelivery(withRepeats(context, clock), { ...shipTo, vehicleTypeId }, { caller })
    : null
  const branchId = orderBranch({
    closest: quote?.branchId ?? null,
    selected: input.branchId,
    initial: settings.initialBranchId,
  })
  if (branchId === null) throw new FluidError('Please select a Branch', 'processComplete')

  const { isTaxInclusive, hidesFinalPrices } = settings
  const pricing = { caller, input, cart, quote, isTaxInclusive, hidesFinalPrices }
  const priced = await priceCart(context, areas.cart, pricing)
  if (priced.status !== 'priced') return priced

  const transactions = await read(() => areas.transactions.listOrders())
  const { user } = caller
  const { customerId, userId } = user
  const startedAt = context.now()
  return {
    status: 'ready',
    caller,
    cart: priced.cart,
    transactions,
    payload: {
      ...orderPayload({ input, rule, user, customer, states, branchId, quote }),
      deviceID: context.configuration.deviceId,
      sessionID: cart.id,
      customerID: customerId,
      tpaID: userId,
    },
    attempt: {
      id: `${cart.id}@${startedAt}`,
      state: 'committing',
      cartId: cart.id,
      customer: { customerId, userId },
      kind: input.kind,
      orderReference: input.orderReference,
      jobName: input.jobName,
      amount: comparableAmount(priced.cart, settings),
      knownTransactions: transactions.map(transactionKey),
      startedAt,
      end: null,
      number: null,
    },
  }
}

/** Returns a context for a quote, repeating each of its calls alone: together they fail three times as often. */
function withRepeats(
  context: FluidContext,
  clock: Pick<FluidContext, 'wait'>,
): Parameters<typeof quoteDelivery>[0] {
  return {
    ...context,
    call: (operation, payload, options) => repeatRead(clock, () => context.call(operation, payload, options)),
  }
}

function findMethod(methods: readonly DespatchMethod[], name: string): DespatchMethod {
  const method = methods.find((each) => each.name === name)
  if (!method) throw new FluidError('Unable to find selected despatch method', 'getListDespatchMethod')
  return method
}

/**
 * Returns the total that the transaction should have. A line without a price, tax added later, or unknown figures
 * leave nothing to compare.
 */
function comparableAmount(
  { lines }: Cart,
  settings: Pick<Settings, 'isTaxInclusive' | 'isTaxRegion'>,
): Money | null {
  if (settings.isTaxRegion || lines.some((line) => line.unitPrice === null)) return null
  const { total } = cartTotals(lines, settings)
  return isKnown(total) ? total : null
}
