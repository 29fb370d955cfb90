import type { FluidContext } from '../calls/context'
import { isNumber, isText, parseJson } from '../storage/stored'

type Device = Pick<FluidContext, 'storage' | 'now'>

/** Starts like the name of a cart id, so that it survives signing out as the cart does. It holds no personal data. */
const NAME = 'cart:charges'
/** A product is dropped after this time without pricing a delivery. No cart holds an older line. */
const LASTS_MS = 365 * 86_400_000

/** Lists the products known on this device to be delivery charges. Their lines are not goods, in any cart. */
export function chargeProducts(device: Device): string[] {
  return [...readTimes(device).keys()]
}

/** Records that a product is a delivery charge. */
export function noteChargeProduct(device: Device, productId: string) {
  write(device, readTimes(device).set(productId, device.now()))
}

/** Reads when each product was last recorded, in milliseconds since the epoch. */
function readTimes(device: Device): Map<string, number> {
  const stored = parseJson(device.storage.get(NAME))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return takeOver(device)
  const isYoung = (at: unknown) => isNumber(at) && Math.abs(device.now() - at) < LASTS_MS
  return new Map(Object.entries(stored).filter(([, at]) => isYoung(at)))
}

/** Migrates lists stored before each product had a time, per cart or for all carts. */
function takeOver(device: Device): Map<string, number> {
  const { storage, now } = device
  const names = [NAME, ...storage.names(`${NAME}:`)]
  const products = names
    .map((name) => parseJson(storage.get(name)))
    .flatMap((list) => (Array.isArray(list) ? list.filter(isText) : []))
  const times = new Map(products.map((productId) => [productId, now()]))
  for (const name of names) storage.remove(name)
  if (times.size > 0) write(device, times)
  return times
}

function write({ storage }: Device, times: ReadonlyMap<string, number>) {
  storage.set(NAME, JSON.stringify(Object.fromEntries(times)))
}
