import type {
  Cart,
  ConfirmedOutcome,
  DespatchRule,
  Money,
  OrderKind,
  Settings,
  TallyLength,
} from '@trade-portal/fluid-sdk'
import type { MessagesOf } from '../../../messages/MessagesOf'
import { checkoutMessages } from '../../../messages/checkout'
import type { Receipt } from '../../../data/orders/receipts'
import { shipTo } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import type { PickUpBranch, CheckoutOffer } from './useCheckoutOffer'

/** A placed order or quote, as reported to the host. */
export interface PlacedOrder {
  kind: OrderKind
  number: string
  /** With tax and delivery; `null` where tax comes later, a price is on request, or the merchant shows no amounts. */
  total: Money | null
}

/** Returns the facts of a confirmed order that the host may see. */
export function placedOf(
  { kind, number, total }: Pick<ConfirmedOutcome, 'kind' | 'number' | 'total'>,
  { hidesFinalPrices }: Pick<Settings, 'hidesFinalPrices'>,
): PlacedOrder {
  return { kind, number, total: hidesFinalPrices ? null : total }
}

/** Returns the title and the label for the number of an order or quote. */
export function placedMessages(kind: OrderKind, messagesOf: MessagesOf) {
  const words = messagesOf(checkoutMessages)
  return kind === 'Order'
    ? { title: words.orderPlaced, numberLabel: words.orderNumber }
    : { title: words.quoteCreated, numberLabel: words.quoteNumber }
}

interface ReceiptSource {
  values: CheckoutValues
  offer: CheckoutOffer
  rule: DespatchRule
  isTaxRegion: boolean
  cart: Cart
  /** Name of the branch that the delivery was priced from. */
  nearest: string
  /** The branch where the goods are collected; `null` when they are delivered. */
  pickUp: PickUpBranch | null
  delivery: Receipt['delivery']
  tallyOf: (lineId: number) => TallyLength[] | undefined
}

/** Returns the receipt of an order, from its form and its cart. */
export function receiptOf({ kind, number, total }: ConfirmedOutcome, source: ReceiptSource): Receipt {
  const { values, offer, rule, isTaxRegion, cart } = source
  const { address, suburb, stateId, zipCode } = shipTo(values, rule, isTaxRegion)
  const method = offer.methods.find(({ name }) => name === values.despatchType)
  const branch = rule.branch === 'hidden' ? '' : values.branchId
  const chosen = offer.branches.find(({ id }) => id === branch)?.name ?? ''
  const tallies = cart.lines.flatMap(({ id, isTally }) => {
    const tally = isTally ? source.tallyOf(id) : undefined
    return tally ? [[String(id), tally] as const] : []
  })
  return {
    kind,
    number,
    total,
    placedAt: Date.now(),
    jobName: values.jobName.trim(),
    reference: values.reference.trim(),
    address: [address, [suburb, stateId, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    despatch: method?.description || values.despatchType,
    isPickUp: source.pickUp !== null,
    branch: source.pickUp?.name ?? (source.nearest || chosen),
    requiredDate: values.requiredDate,
    requiredTime: values.requiredTime,
    contactName: values.contactName.trim(),
    contactPhone: values.contactPhone.trim(),
    contactEmail: values.contactEmail.trim(),
    lines: cart.lines,
    tallies: Object.fromEntries(tallies),
    delivery: source.delivery,
  }
}
