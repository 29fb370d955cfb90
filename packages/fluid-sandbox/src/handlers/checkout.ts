import type { WireBranch } from '@trade-portal/fluid-sdk/wire'
import { dollars } from '../arithmetic/arithmetic.ts'
import { distanceKm, isKnown } from '../arithmetic/geography.ts'
import type { Position } from '../arithmetic/geography.ts'
import { UNIT_PRICE } from '../tables/products.ts'
import { refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'
import { order } from './order.ts'

const UNKNOWN: Position = { latitude: 0, longitude: 0 }

/** The branch nearest to an address, and the price of a delivery from there. */
const delivery: Handlers<'getGeocode' | 'getClosestBranch' | 'getDeliveryCharge'> = {
  /** Finds the place by its postcode where several match; a city has more postcodes than the gazetteer lists. */
  getGeocode({ addressLine2, addressLine3 }, { database }) {
    const words = addressLine3.trim().toLowerCase().split(/\s+/).filter(Boolean)
    const postcode = words.find((word) => /\d/.test(word)) ?? ''
    const state = words.filter((word) => word !== postcode).join(' ')
    const found = database.get<Position>(
      `SELECT latitude, longitude FROM places JOIN states ON states.id = state_id
       WHERE lower(suburb) = ? AND (? = '' OR lower(states.id) = ? OR lower(states.name) = ?)
       ORDER BY postcode = ? DESC LIMIT 1`,
      [addressLine2.trim().toLowerCase(), state, state, state, postcode],
    )
    return found ?? UNKNOWN
  },

  getClosestBranch({ latitudeDelivery, longitudeDelivery, vehicleType }, context) {
    const address = { latitude: latitudeDelivery, longitude: longitudeDelivery }
    if (!isKnown(address)) refuseField('latitudeDelivery', 'The address has not been found')
    checkVehicle(context, vehicleType)
    const [closest] = context.database
      .all<Position & { id: string }>('SELECT id, latitude, longitude FROM branches WHERE is_ordering = 1')
      .filter(isKnown)
      .map((branch) => ({ branchID: branch.id, distanceKm: distanceKm(branch, address) }))
      .sort((a, b) => a.distanceKm - b.distanceKm)
    return closest ?? refuseField('latitudeDelivery', 'No branch delivers there')
  },

  getDeliveryCharge(payload, context) {
    checkVehicle(context, payload.vehicleType)
    if (!context.database.get('SELECT 1 FROM branches WHERE id = ?', [payload.branchID])) {
      refuseField('branchID', 'Branch not found')
    }
    if (payload.distanceKm < 0) refuseField('distanceKm', 'A distance is not below 0')
    const band = context.database.get<{ productId: string; charge: number }>(
      `SELECT product_id AS productId, coalesce(quoted, ${UNIT_PRICE}) AS charge
       FROM delivery_bands JOIN products ON products.id = product_id
       WHERE max_km >= ? AND vehicle_id = CASE
         WHEN EXISTS (SELECT 1 FROM delivery_bands WHERE vehicle_id = ?) THEN ? ELSE '' END
       ORDER BY max_km LIMIT 1`,
      [payload.distanceKm, payload.vehicleType, payload.vehicleType],
    )
    return band
      ? { productID: band.productId, deliveryCharge: dollars(band.charge) }
      : { productID: '', deliveryCharge: 0 }
  },
}

/** Lets a call name no vehicle, because the form has none to offer when the merchant lists none. */
function checkVehicle({ database }: SignedInContext, vehicleType: string): void {
  if (vehicleType === '') return
  if (!database.get('SELECT 1 FROM vehicles WHERE id = ?', [vehicleType])) {
    refuseField('vehicleType', 'Vehicle type not found')
  }
}

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
