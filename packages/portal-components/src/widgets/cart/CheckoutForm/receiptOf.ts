import type { Cart, ConfirmedOutcome, DespatchRule, TallyLength } from '@trade-portal/fluid-sdk'
import type { Receipt } from '../../../data/orders/receipts'
import { shipTo } from './checkoutValues'
import type { CheckoutValues } from './checkoutValues'
import type { PickUpBranch } from './pickUpBranch'
import type { CheckoutOffer } from './useCheckoutOffer'

export interface ReceiptSource {
  values: CheckoutValues
  offer: CheckoutOffer
  rule: DespatchRule
  isTaxRegion: boolean
  cart: Cart
  /** Name of the branch that the delivery was priced from. */
  nearest: string
  /** The branch where the goods are collected; `null` where they are delivered. */
  pickUp: PickUpBranch | null
  delivery: Receipt['delivery']
  tallyOf: (lineId: number) => TallyLength[] | undefined
}

/** Writes down an order as its form and its cart had it. */
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
