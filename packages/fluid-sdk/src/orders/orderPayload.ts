import type { Customer } from '../areas/account'
import type { State } from '../areas/checkout'
import type { DeliveryQuote } from '../areas/deliveryQuote'
import { foldText } from '../arithmetic/foldText'
import type { User } from '../calls/user'
import type { WireOrder } from '../wire/checkout'
import type { DespatchRule } from './despatchRules'
import type { PlaceOrderInput } from './ordersArea'

/** All facts of an order, gathered before it is sent. */
export interface OrderFacts {
  input: PlaceOrderInput
  rule: DespatchRule
  user: Pick<User, 'email'>
  customer: Pick<Customer, 'name' | 'address' | 'state' | 'postcode'>
  states: State[]
  /** The branch chosen by `orderBranch`. */
  branchId: string
  /** `null`: no delivery, or one priced by the branch. */
  quote: DeliveryQuote | null
}

/**
 * Returns the branch of an order: the closest found, else the one selected, else the merchant's initial branch.
 *
 * @returns `null` when there is none of the three.
 */
export function orderBranch(choice: {
  closest: string | null
  selected: string | null
  initial: string | null
}): string | null {
  return choice.closest || choice.selected || choice.initial || null
}

/** Encodes an order for the wire. Fields hidden by the form are empty. */
export function orderPayload({
  input,
  rule,
  user,
  customer,
  states,
  branchId,
  quote,
}: OrderFacts): WireOrder {
  const hasAddress = rule.address !== 'hidden'
  // A hidden vehicle still counts when it priced the delivery.
  const hasVehicle = rule.vehicleType !== 'hidden' || quote !== null
  return {
    transactionType: input.kind,
    branchID: branchId,
    customerName: customer.name,
    customerAddress: customer.address,
    customerState: stateId(customer.state, states),
    customerPostcode: customer.postcode,
    customerEmail: user.email,
    clientName: input.jobName,
    clientAddress: hasAddress ? input.shipTo.address : '',
    clientSuburb: hasAddress ? input.shipTo.suburb : '',
    clientState: hasAddress ? input.shipTo.stateId : '',
    clientPostcode: hasAddress ? input.shipTo.zipCode : '',
    clientEmail: input.contactEmail,
    buildersRef: input.orderReference,
    buildersContact: input.contactName,
    salesRepID: 0,
    dateRequired: `${input.requiredDate}T${input.requiredTime}`,
    despatchMethod: input.despatchMethod,
    shippingInstructions: input.notes,
    outputType: '',
    outputDevice: '',
    outputEmail: '',
    jobName: input.jobName,
    saleDeliveryDetails: [
      {
        branchID: branchId,
        requiredTime: 800,
        isFixedTime: false,
        contactOnSite: rule.onsite !== 'hidden' && input.isContactOnSite,
        vehicleType: hasVehicle ? input.vehicleTypeId : '',
        contactName: input.contactName,
        contactPhone: input.contactPhone,
        deliveryDate: input.requiredDate,
        distanceKm: quote?.distanceKm ?? 0,
        latitude: quote?.latitude ?? 0,
        longitude: quote?.longitude ?? 0,
        cartonQty: 0,
        palletQty: 0,
        weight: 0,
        volume: 0,
        runNumber: 0,
        runSequence: 0,
        carrier: '',
        consignmentNote: '',
      },
    ],
  }
}

/** Returns the id of a state by its name: the customer's billing state is free text. */
function stateId(text: string, states: State[]): string {
  const wanted = foldText(text)
  const named = states.find(({ id, name }) => foldText(id) === wanted || foldText(name) === wanted)
  return named?.id ?? text
}
