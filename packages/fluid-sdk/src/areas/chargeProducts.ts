import type { FluidContext } from '../calls/context'
import { isNumber, isText, parseJson } from '../storage/stored'

type Device = Pick<FluidContext, 'storage' | 'now'>

/** Begins as a cart id's name does, so that it outlives a sign-out as the cart does. It says nothing of a person. */
const NAME = 'cart:charges'
/** A product is forgotten once it has priced no delivery for so long. No cart holds a line that is older. */
const LASTS_MS = 365 * 86_400_000

/** Lists the products that stand for a delivery charge, as far as this device knows: their lines are no goods, in any cart. */
export function chargeProducts(device: Device): string[] {
  return [...readTimes(device).keys()]
}

/** Notes that a product stands for a delivery charge. */
export function noteChargeProduct(device: Device, productId: string) {
  write(device, readTimes(device).set(productId, device.now()))
}

/** Reads when each product was noted last, in milliseconds since the epoch. */
function readTimes(device: Device): Map<string, number> {
  const stored = parseJson(device.storage.get(NAME))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return takeOver(device)
  const isYoung = (at: unknown) => isNumber(at) && Math.abs(device.now() - at) < LASTS_MS
  return new Map(Object.entries(stored).filter(([, at]) => isYoung(at)))
}

/** Takes over the lists of products that were stored before each had its time, for a cart or for all. */
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
