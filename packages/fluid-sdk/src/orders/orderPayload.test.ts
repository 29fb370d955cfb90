import { describe, expect, it } from 'vitest'
import { emptyCart } from '../testing/emptyCart'
import { deliveryOf } from '../testing/orderBackEnd'
import { despatchRules } from './despatchRules'
import { orderBranch, orderPayload } from './orderPayload'
import type { OrderFacts } from './orderPayload'

const seenCart = emptyCart('C-1')

const facts: OrderFacts = {
  input: deliveryOf(seenCart, {
    kind: 'Quote',
    isContactOnSite: true,
    shipTo: { address: '9 Mill Lane', suburb: 'Sellwood', stateId: 'OR', zipCode: '97202' },
  }),
  rule: despatchRules['by-purpose'].delivery,
  user: { email: 'dana@builder.example' },
  customer: { name: "O'Neill Constructions", address: '12 Kiln Road', state: ' victoria ', postcode: '3056' },
  states: [{ id: 'VIC', name: 'Victoria' }],
  branchId: 'PDX',
  quote: { branchId: 'PDX', distanceKm: 12.4, latitude: 45.47, longitude: -122.65, charge: null },
}

describe('orderPayload', () => {
  it('says where a delivery goes, from which branch and on what [check-36]', () => {
    const order = orderPayload(facts)
    expect(order).toMatchObject({
      transactionType: 'Quote',
      branchID: 'PDX',
      clientAddress: '9 Mill Lane',
      clientSuburb: 'Sellwood',
      clientState: 'OR',
      clientPostcode: '97202',
      dateRequired: '2026-04-02T07:30',
    })
    expect(order.saleDeliveryDetails[0]).toMatchObject({
      branchID: 'PDX',
      requiredTime: 800,
      isFixedTime: false,
      contactOnSite: true,
      contactName: 'Dana',
      contactPhone: '0400 555 010',
      vehicleType: 'T8',
      deliveryDate: '2026-04-02',
      distanceKm: 12.4,
      latitude: 45.47,
      longitude: -122.65,
      cartonQty: 0,
      palletQty: 0,
      weight: 0,
      volume: 0,
      runNumber: 0,
      runSequence: 0,
      carrier: '',
      consignmentNote: '',
    })
  })

  it.each(['VIC', ' vic ', 'Victoria', 'VICTORIA'])('carries the id of the state that %j names', (state) => {
    const states = [
      { id: 'TAS', name: 'Tasmania' },
      { id: 'VIC', name: 'Victoria' },
    ]
    expect(orderPayload({ ...facts, states, customer: { ...facts.customer, state } }).customerState).toBe(
      'VIC',
    )
  })

  it('carries the id of the state that the customer wrote out', () => {
    expect(orderPayload(facts).customerState).toBe('VIC')
    expect(orderPayload({ ...facts, states: [] }).customerState).toBe(' victoria ')
  })

  it('names the customer by the account and the contact by the form [check-37]', () => {
    expect(orderPayload(facts)).toMatchObject({
      customerEmail: 'dana@builder.example',
      clientEmail: 'site@builder.example',
      clientName: 'Stage 2',
      jobName: 'Stage 2',
      buildersRef: 'PO-7781',
      buildersContact: 'Dana',
      customerName: "O'Neill Constructions",
      customerAddress: '12 Kiln Road',
      customerPostcode: '3056',
      shippingInstructions: facts.input.notes,
      salesRepID: 0,
      outputType: '',
      outputDevice: '',
      outputEmail: '',
    })
  })

  it('sends nothing of a field that the form hides [check-38]', () => {
    const order = orderPayload({ ...facts, rule: despatchRules['by-purpose'].other, quote: null })
    expect(order).toMatchObject({ clientAddress: '', clientSuburb: '', clientState: '', clientPostcode: '' })
    expect(order.saleDeliveryDetails[0]).toMatchObject({
      contactOnSite: false,
      vehicleType: '',
      distanceKm: 0,
      latitude: 0,
      longitude: 0,
    })
  })

  it('keeps the hidden vehicle that the delivery was priced with', () => {
    const order = orderPayload({ ...facts, rule: despatchRules.literal.delivery })
    expect(order.saleDeliveryDetails[0]).toMatchObject({ vehicleType: 'T8', contactOnSite: false })
  })
})

describe('orderBranch', () => {
  it.each([
    { closest: 'PDX', selected: 'MEL', initial: 'GEE', branch: 'PDX' },
    { closest: null, selected: 'MEL', initial: 'GEE', branch: 'MEL' },
    { closest: null, selected: null, initial: 'GEE', branch: 'GEE' },
    { closest: '', selected: '', initial: null, branch: null },
  ])('takes $branch of $closest, $selected and $initial', ({ branch, ...choice }) => {
    expect(orderBranch(choice)).toBe(branch)
  })
})
