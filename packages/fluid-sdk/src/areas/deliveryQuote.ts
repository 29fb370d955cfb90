import { parseMoney } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import type { Caller, FluidContext } from '../calls/context'
import { number, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import { FluidError } from '../errors'
import type { WireBranch } from '../wire/checkout'
import { noteChargeProduct } from './chargeProducts'

/** The address of a delivery. */
export interface DeliveryAddress {
  address: string
  suburb: string
  /** A `State`'s id. */
  stateId: string
  /** The zip code in the tax region; empty elsewhere. */
  zipCode: string
}

export interface DeliveryQuoteInput extends DeliveryAddress {
  vehicleTypeId: string
}

/** The nearest branch, and its charge for a delivery. */
export interface DeliveryQuote {
  branchId: string
  distanceKm: number
  latitude: number
  longitude: number
  /** `null`: no charge. */
  charge: DeliveryCharge | null
}

export interface DeliveryCharge {
  productId: string
  /** Without tax. `null`: there is a charge, and its amount is known only once the order adds it to the cart. */
  amount: Money | null
}

/**
 * Returns the branch nearest to an address and its charge; `null` when there is no such address or branch. From then
 * on this device recognises the charge's product in any cart.
 *
 * @throws {FluidError} when the answer has no distance.
 */
export async function quoteDelivery(
  context: Pick<FluidContext, 'call' | 'configuration' | 'storage' | 'now'>,
  input: DeliveryQuoteInput,
  options: CallOptions & { caller: Caller },
): Promise<DeliveryQuote | null> {
  const lines = addressLines(input)
  if (!lines) return null
  const position = toPosition(await callUnlessNone(context, 'getGeocode', lines, options))
  if (!position) return null

  const nearest = {
    latitudeDelivery: position.latitude,
    longitudeDelivery: position.longitude,
    vehicleType: input.vehicleTypeId,
    deviceID: context.configuration.deviceId,
    userName: options.caller.session.username,
  }
  const branch = await callUnlessNone(context, 'getClosestBranch', nearest, options)
  const branchId = text(branch?.branchID)
  if (!branchId) return null
  const distanceKm = number(branch?.distanceKm)
  // Priced with a wrong distance, such as 0, the delivery would be too cheap.
  if (distanceKm === null || distanceKm < 0) {
    throw new FluidError(
      'We could not read how far the delivery goes, so it has no price',
      'getClosestBranch',
    )
  }

  const trip = { branchID: branchId, distanceKm, vehicleType: input.vehicleTypeId }
  const priced = await callUnlessNone(context, 'getDeliveryCharge', trip, options)
  const productId = text(priced?.productID)
  if (productId) noteChargeProduct(context, productId)
  return {
    branchId,
    distanceKm,
    ...position,
    charge: productId ? { productId, amount: parseMoney(priced?.deliveryCharge) } : null,
  }
}

/** Returns address; suburb; state and zip code. `null` when there is nothing to look for. */
function addressLines({ address, suburb, stateId, zipCode }: DeliveryQuoteInput) {
  const [addressLine1, addressLine2] = [address.trim(), suburb.trim()]
  if (!addressLine1 && !addressLine2) return null
  return { addressLine1, addressLine2, addressLine3: `${stateId} ${zipCode}`.trim() }
}

export interface Branch {
  id: string
  name: string
  /** The non-empty lines of the address. */
  address: string[]
  phone: string
  /** `null` when unknown, or when both are 0. */
  position: { latitude: number; longitude: number } | null
}

/** Decodes a branch. */
export function toBranch(row: NonNullable<Untrusted<WireBranch>>): Branch {
  return {
    id: text(row.branchID),
    name: text(row.branchName) || text(row.branchID),
    address: [row.address1, row.address2, row.address3].map((line) => text(line).trim()).filter(Boolean),
    phone: text(row.phone).trim(),
    position: toPosition(row),
  }
}

/** Decodes a position on the map. The wire has 0, 0 for an unknown one. */
function toPosition(row: { latitude?: unknown; longitude?: unknown } | null | undefined) {
  const latitude = number(row?.latitude)
  const longitude = number(row?.longitude)
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}
