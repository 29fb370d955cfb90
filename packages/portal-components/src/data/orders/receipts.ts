import type { OrderKind } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'
import { listOf } from '../../context/stored/checks'
import type { Check } from '../../context/stored/checks'
import { openStored } from '../../context/stored/openStored'
import type { StoredOwner } from '../../context/stored/openStored'
import { useStoredOwner } from '../../context/stored/openStored'

const MOST = 3

const money = v.pipe(v.number(), v.safeInteger())
const line = v.object({
  id: v.number(),
  productId: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  quantity: v.number(),
  unit: v.string(),
  unitPrice: v.nullable(money),
  unitTax: money,
  isTally: v.boolean(),
  isDeliveryCharge: v.boolean(),
})
const receipt = v.object({
  kind: v.picklist(['Order', 'Quote']),
  number: v.string(),
  /** With tax and delivery; `null` if tax comes later or a price is on request. */
  total: v.nullable(money),
  /** Milliseconds since the epoch. */
  placedAt: v.number(),
  jobName: v.string(),
  reference: v.string(),
  /** The delivery's address on one line; empty for a pick-up. */
  address: v.string(),
  /** The despatch method in the merchant's words. */
  despatch: v.string(),
  isPickUp: v.boolean(),
  /** Name of the branch that supplies the goods; empty if the merchant chooses it. */
  branch: v.string(),
  /** `YYYY-MM-DD` */
  requiredDate: v.string(),
  /** `HH:mm` */
  requiredTime: v.string(),
  contactName: v.string(),
  contactPhone: v.string(),
  contactEmail: v.string(),
  lines: v.array(line),
  /** Lengths of the tally lines, if they were read, by line id. */
  tallies: v.record(v.string(), v.array(v.object({ length: v.number(), quantity: v.number() }))),
  /** The cost of the delivery, and the text shown in place of a figure. `null` without a delivery. */
  delivery: v.nullable(
    v.object({
      cost: v.nullable(v.object({ charge: money, tax: v.nullable(money) })),
      words: v.string(),
    }),
  ),
})

/** An order or a quote as its customer placed it. The merchant's own answer has no lengths and no pictures. */
export type Receipt = v.InferOutput<typeof receipt>

const check: Check<Receipt> = (value) => {
  const { success, output } = v.safeParse(receipt, value)
  return success ? output : null
}

/** Stores a user's last three receipts: for 90 days, or until the tab is closed if the session is not remembered. */
export function createReceipts(owner: StoredOwner) {
  const stored = openStored(owner, 'receipts', listOf(check))
  const all = () => stored.read() ?? []
  return {
    /** Returns the receipt of an order or a quote; without a number, the latest of its kind. */
    read: (kind: OrderKind, number?: string) =>
      all().find((each) => each.kind === kind && (number === undefined || each.number === number)) ?? null,
    write: (written: Receipt) => stored.write([written, ...all()].slice(0, MOST)),
  }
}

/** Returns the signed-in customer's receipts on this device. */
export function useReceipts() {
  return createReceipts(useStoredOwner())
}
