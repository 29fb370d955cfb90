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

/** Values of the form. Answers to hidden fields are kept in case the customer changes their mind, but are not sent. */
export type CheckoutValues = {
  /** Name of a `DespatchMethod`. */
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

/** Address of the delivery; empty where the form does not ask for one. */
export function shipTo(values: CheckoutValues, rule: DespatchRule, isTaxRegion: boolean) {
  if (rule.address === 'hidden') return { address: '', suburb: '', stateId: '', zipCode: '' }
  const { address, suburb, stateId, zipCode } = values
  return { address, suburb, stateId, zipCode: isTaxRegion ? zipCode : '' }
}

/** Turns the form's values, and the amounts that the customer saw, into an order. */
export function toOrder(
  values: CheckoutValues,
  seen: {
    kind: OrderKind
    cart: Cart
    /** Price of the delivery. */
    cost: DeliveryCost | null
    /** The quoted price, where `cost` differs from it. */
    quote: Money | null
    settings: Pick<Settings, 'isTaxInclusive'>
    rule: DespatchRule
    isTaxRegion: boolean
    /** Vehicle with which the delivery was priced, where the form does not ask for one. */
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
