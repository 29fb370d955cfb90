import { orderTotals } from '@trade-portal/fluid-sdk'
import type {
  Cart,
  DeliveryCost,
  DespatchRule,
  FieldRule,
  Money,
  OrderKind,
  PlaceOrderInput,
  Settings,
} from '@trade-portal/fluid-sdk'
import type { JobSite, RememberedCheckout } from '../../../data/remembered/remembered'
import type { CheckoutOffer } from './useCheckoutOffer'
import * as v from 'valibot'
import { optionalEmailAddress, required, text } from '../../../surfaces/Form/answers'
import type { FormOf } from '../../../surfaces/Form/FormOf'
import { checkoutMessages } from '../../../messages/checkout'
import type { MessagesOf } from '../../../messages/MessagesOf'

/** The empty form, with its fields in the order of the page. */
export const emptyValues = {
  /** Name of a `DespatchMethod`. */
  despatchType: '',
  jobName: '',
  reference: '',
  address: '',
  suburb: '',
  stateId: '',
  zipCode: '',
  notes: '',
  /** `YYYY-MM-DD` */
  requiredDate: '',
  /** `HH:mm` */
  requiredTime: '',
  branchId: '',
  vehicleTypeId: '',
  contactName: '',
  contactPhone: '',
  onsite: false,
  contactEmail: '',
}

/** Values of the form. Hidden fields keep their answers in case the customer switches back, but do not send them. */
export type CheckoutValues = typeof emptyValues

/** Props of each part of the form. */
export interface CheckoutPartProps {
  form: FormOf<CheckoutValues>
  offer: CheckoutOffer
  rule: DespatchRule
}

/** Returns the delivery address, which is empty when the form does not ask for one. */
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
    /** Price of the delivery; `null` while unknown. */
    cost: DeliveryCost | null
    /** The quoted price, where `cost` differs from it. */
    quote: Money | null
    settings: Pick<Settings, 'isTaxInclusive'>
    rule: DespatchRule
    isTaxRegion: boolean
    /** Vehicle that the delivery was priced with, when the form does not ask for one. */
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

/**
 * Returns the initial answers: those of a draft, else of the last order and its job. The date is always empty, because
 * it is a promise that only the customer can make.
 */
export function beginValues(
  stored: CheckoutValues,
  { offer, remembered }: { offer: CheckoutOffer; remembered: RememberedCheckout | null },
): CheckoutValues {
  const isDraft = JSON.stringify(stored) !== JSON.stringify(emptyValues)
  if (isDraft) return offeredChoices(stored, offer)
  const { firstName, lastName } = offer.user
  const contactName = [firstName, lastName].filter(Boolean).join(' ')
  const { jobs, ...answers } = remembered ?? { jobs: [] }
  const [lastJob] = jobs
  const values = { ...emptyValues, contactName, ...answered(answers) }
  return offeredChoices(lastJob ? { ...values, ...siteAnswers(lastJob) } : values, offer)
}

/** Returns the answers that a chosen job fills in. Unknown ones are left out. */
export function siteAnswers({ name, contactName, contactPhone, branchId, ...site }: JobSite) {
  return { jobName: name, ...site, ...answered({ contactName, contactPhone, branchId }) }
}

function answered<Answers extends object>(answers: Answers): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== '')) as Partial<Answers>
}

/** Clears choices of an earlier draft if the merchant no longer offers them. */
function offeredChoices(
  values: CheckoutValues,
  { user: { email }, methods, vehicles, branches, states }: CheckoutOffer,
): CheckoutValues {
  const offered = (choice: string, choices: { id: string }[]) =>
    choices.some(({ id }) => id === choice) ? choice : ''
  const isMethod = methods.some(({ name }) => name === values.despatchType)
  return {
    ...values,
    despatchType: isMethod ? values.despatchType : '',
    branchId: offered(values.branchId, branches),
    vehicleTypeId: offered(values.vehicleTypeId, vehicles),
    stateId: offered(values.stateId, states),
    contactEmail: values.contactEmail || email,
  }
}

/** Returns the rules for each answer. A field hidden by the despatch method may hold anything, because it is not sent. */
export function checkoutSchema(options: {
  rule: DespatchRule
  messagesOf: MessagesOf
  isTaxRegion: boolean
  /** `YYYY-MM-DD` in the customer's time zone. */
  today: string
}) {
  const { rule, isTaxRegion, today } = options
  const words = options.messagesOf(checkoutMessages).errors
  const asked = (field: FieldRule, message: string) => (field === 'required' ? required(message) : text)

  return v.object({
    despatchType: required(words.despatchType),
    jobName: required(words.jobName),
    reference: text,
    address: asked(rule.address, words.address),
    suburb: asked(rule.address, words.suburb),
    stateId: asked(rule.address, words.state),
    // A delivery may lack the rest of its address, but never a zip code in the tax region.
    zipCode: isTaxRegion && rule.address !== 'hidden' ? required(words.zipCode) : text,
    notes: text,
    branchId: asked(rule.branch, words.branch),
    onsite: v.boolean(words.onsite),
    vehicleTypeId: asked(rule.vehicleType, words.vehicleType),
    contactEmail: optionalEmailAddress({ invalidEmail: words.contactEmail }),
    contactName: required(words.contactName),
    contactPhone: required(words.contactPhone),
    requiredDate: v.pipe(
      required(words.requiredDate),
      // Both are YYYY-MM-DD, so they compare as text.
      v.check((date) => date >= today, words.requiredDatePast),
    ),
    requiredTime: required(words.requiredTime),
  })
}
