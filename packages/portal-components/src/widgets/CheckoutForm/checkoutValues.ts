import { orderTotals } from '@trade-portal/fluid-sdk'
import type {
  Cart,
  DeliveryCost,
  DespatchRule,
  Money,
  OrderKind,
  PlaceOrderInput,
  Settings,
} from '@trade-portal/fluid-sdk'

/** What the form holds. Answers to hidden fields are kept, in case the customer changes their mind, and not sent. */
export type CheckoutValues = {
  /** A `DespatchMethod`'s name. */
  despatchType: string
  jobName: string
  reference: string
  address: string
  suburb: string
  stateId: string
  zipCode: string
  notes: string
  branchId: string
  onsite: boolean
  vehicleTypeId: string
  contactEmail: string
  contactName: string
  contactPhone: string
  /** `YYYY-MM-DD` */
  requiredDate: string
  /** `HH:mm` */
  requiredTime: string
}

export const emptyValues: CheckoutValues = {
  despatchType: '',
  jobName: '',
  reference: '',
  address: '',
  suburb: '',
  stateId: '',
  zipCode: '',
  notes: '',
  branchId: '',
  onsite: false,
  vehicleTypeId: '',
  contactEmail: '',
  contactName: '',
  contactPhone: '',
  requiredDate: '',
  requiredTime: '',
}

/** Where the delivery goes; empty where the form does not ask. */
export function shipTo(values: CheckoutValues, rule: DespatchRule, isTaxRegion: boolean) {
  if (rule.address === 'hidden') return { address: '', suburb: '', stateId: '', zipCode: '' }
  const { address, suburb, stateId, zipCode } = values
  return { address, suburb, stateId, zipCode: isTaxRegion ? zipCode : '' }
}

/** Turns what was filled in and seen into an order. */
export function toOrder(
  values: CheckoutValues,
  seen: {
    kind: OrderKind
    cart: Cart
    /** Of the delivery. */
    cost: DeliveryCost | null
    /** The quote, where `cost` is not the quote. */
    quote: Money | null
    settings: Pick<Settings, 'isTaxInclusive'>
    rule: DespatchRule
    isTaxRegion: boolean
    /** The vehicle that the delivery was priced with, where the form does not ask for one. */
    pricingVehicleId: string
  },
): PlaceOrderInput {
  const { rule, cart, cost, isTaxRegion } = seen
  return {
    kind: seen.kind,
    despatchMethod: values.despatchType,
    jobName: values.jobName,
    shipTo: shipTo(values, rule, isTaxRegion),
    notes: values.notes,
    orderReference: values.reference,
    branchId: rule.branch === 'hidden' ? null : values.branchId || null,
    isContactOnSite: rule.onsite !== 'hidden' && values.onsite,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    contactEmail: values.contactEmail,
    requiredDate: values.requiredDate,
    requiredTime: values.requiredTime,
    vehicleTypeId: rule.vehicleType === 'hidden' ? seen.pricingVehicleId : values.vehicleTypeId,
    seenCart: cart,
    seenCharge: cost?.charge ?? null,
    seenQuote: seen.quote,
    seenTotal: isTaxRegion ? null : orderTotals(cart.lines, cost, seen.settings).total,
  }
}
