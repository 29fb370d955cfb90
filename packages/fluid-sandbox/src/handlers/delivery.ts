import { dollars } from '../arithmetic/arithmetic.ts'
import { distanceKm, isKnown, type Position } from '../arithmetic/geography.ts'
import { UNIT_PRICE } from '../tables/products.ts'
import { refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

const UNKNOWN: Position = { latitude: 0, longitude: 0 }

/** The branch nearest to an address, and the price of a delivery from there. */
export const delivery: Handlers<'getGeocode' | 'getClosestBranch' | 'getDeliveryCharge'> = {
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
