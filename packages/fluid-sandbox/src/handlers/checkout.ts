import type { WireBranch } from '@trade-portal/fluid-sdk/wire'
import { isKnown } from '../arithmetic/geography.ts'
import { delivery } from './delivery.ts'
import type { Handlers, SignedInContext } from './Handler.ts'
import { order } from './order.ts'

interface BranchRow {
  branchID: string
  branchName: string
  address1: string
  address2: string
  address3: string
  phone: string
  latitude: number
  longitude: number
}

/** The choices of the checkout form, the price of delivery, and the order itself. */
export const checkout: Handlers<
  | 'getListDespatchMethod'
  | 'getVehicleTypes'
  | 'getBranches'
  | 'getOrderBranches'
  | 'getWebBranches'
  | 'getState'
  | 'getGeocode'
  | 'getClosestBranch'
  | 'getDeliveryCharge'
  | 'processComplete'
> = {
  ...delivery,
  ...order,

  getListDespatchMethod(_payload, { database }) {
    const rows = database.all<{ name: string; description: string; isDelivery: number }>(
      'SELECT name, description, is_delivery AS isDelivery FROM despatch_methods ORDER BY rowid',
    )
    return {
      DespatchMethodList: rows.map(({ name, description, isDelivery }) => ({
        methodName: name,
        methodDesc: description,
        delivery: isDelivery === 1,
      })),
    }
  },

  getVehicleTypes: (_payload, { database }) => ({
    VehicleTypes: database.all(
      'SELECT id AS vehicleTypeID, description AS vehicleTypeDesc FROM vehicles ORDER BY rowid',
    ),
  }),

  getBranches: (_payload, context) => ({ BranchList: branches(context, '1 = 1') }),
  getOrderBranches: (_payload, context) => ({ BranchList: branches(context, 'is_ordering = 1') }),
  getWebBranches: (_payload, context) => ({ BranchList: branches(context, 'is_listed = 1') }),

  getState: (_payload, { database }) =>
    database.all('SELECT id AS stateID, name AS stateName FROM states ORDER BY rowid'),
}

function branches({ database }: SignedInContext, condition: string): WireBranch[] {
  const rows = database.all<BranchRow>(
    `SELECT id AS branchID, name AS branchName, address_1 AS address1, address_2 AS address2, address_3 AS address3,
       phone, latitude, longitude FROM branches WHERE ${condition} ORDER BY rowid`,
  )
  return rows.map(({ latitude, longitude, ...row }) =>
    isKnown({ latitude, longitude }) ? { ...row, latitude, longitude } : row,
  )
}
