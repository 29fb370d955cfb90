import type { FluidClient } from '@trade-portal/fluid-sdk'
import { openRememberedCheckout } from '../data/remembered/remembered'
import type { JobSite, RememberedCheckout } from '../data/remembered/remembered'
import { fillCart } from './fillCart'

/** The site of the last order, within range of the branch in Bayswater. */
export const hilltop: JobSite = {
  name: 'Hilltop Rd, stage 2',
  address: '14 Hilltop Road',
  suburb: 'Ringwood',
  stateId: 'VIC',
  zipCode: '',
  contactName: 'Sam Whitlock',
  contactPhone: '0412 555 018',
  branchId: '',
}

/** The site of the order before it. */
export const quarry: JobSite = {
  ...hilltop,
  name: 'Quarry Lane',
  address: '4 Quarry Lane',
  suburb: 'Geelong',
  contactName: 'Ana Reyes',
  contactPhone: '0491 570 156',
}

/** Answers of the last order, which went to the first of two sites. */
export const remembered: RememberedCheckout = {
  despatchType: 'DELIVER',
  branchId: '',
  vehicleTypeId: 'TRAY',
  onsite: false,
  contactName: 'Sam Whitlock',
  contactPhone: '0412 555 018',
  requiredTime: '07:00',
  jobs: [hilltop, quarry],
}

/** Fills the cart of a customer with earlier orders on this device. */
export function rememberCheckout(changes: Partial<RememberedCheckout> = {}) {
  return async (client: FluidClient) => {
    await fillCart()(client)
    openRememberedCheckout({ client, user: 'builder' }).write({ ...remembered, ...changes })
  }
}
