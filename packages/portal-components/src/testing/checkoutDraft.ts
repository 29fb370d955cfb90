import type { FluidClient } from '@trade-portal/fluid-sdk'
import type { Merchant } from '@trade-portal/demo-data'
import { createDraft } from '../data/drafts/drafts'
import { fillCart } from './fillCart'
import { merchantOf } from './merchantClient'

/** A delivery within the nearest branch's range, for each merchant. */
const deliveries: Record<Merchant, Record<string, string | boolean>> = {
  ironbark: {
    despatchType: 'DELIVER',
    address: '14 Hilltop Road',
    suburb: 'Ringwood',
    stateId: 'VIC',
    branchId: 'BAY',
    vehicleTypeId: 'TRAY',
    contactPhone: '0412 555 018',
  },
  cascade: {
    despatchType: 'JOBSITE',
    address: '2200 Burnside Street',
    suburb: 'Portland',
    stateId: 'OR',
    zipCode: '97204',
    branchId: 'PDX',
    vehicleTypeId: 'FLAT',
    contactPhone: '(503) 555-0188',
  },
}

/** Fills the cart and a checkout form, as a customer did who left before confirming. */
export function leaveCheckout(changes: Record<string, string | boolean> = {}) {
  return async (client: FluidClient) => {
    await fillCart()(client)
    const values = {
      jobName: 'Hilltop Rd, stage 2',
      reference: 'PO-20418',
      contactName: 'Sam Whitlock',
      requiredDate: '2099-06-05',
      requiredTime: '07:30',
      ...deliveries[merchantOf(client)],
      ...changes,
    }
    createDraft({ owner: { client, user: 'builder' }, form: 'checkout', initial: values }).write(values)
  }
}
