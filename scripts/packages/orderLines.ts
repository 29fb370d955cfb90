import type { Page } from 'playwright'

/** An order as stored by the back end: quantities and lengths in the unit, prices in dollars. */
export interface HeldOrder {
  number: number
  jobName: string
  total: number
  lines: {
    productId: string
    quantity: number
    unitPrice: number
    tally: { length: number; quantity: number }[]
  }[]
}

/** A line in the cart's words: the product's id, its tally, and its total. */
export type LineInput = [productId: string, tally: string, total: string]

/** Returns a back end's orders, oldest first. */
export async function ordersAt(backEnd: string): Promise<HeldOrder[]> {
  const answer = await fetch(new URL('__sandbox/orders', backEnd))
  return (await answer.json()) as HeldOrder[]
}

/** Returns the lines of the current cart, as the customer reads them. */
export async function shownLines(page: Page): Promise<LineInput[]> {
  const rows = page.getByRole('list', { name: 'Products in the cart' }).getByRole('listitem')
  // Figures and their units are joined by non-breaking spaces.
  const texts = (await rows.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '))
  return texts.map((text) => [
    /^[A-Z\d]{5,}(?=\s|$)/m.exec(text)?.[0] ?? '',
    [...text.matchAll(/\d+ @ [\d.]+ m/g)].join(' · '),
    text.match(/\$[\d,]+\.\d\d/g)?.at(-1) ?? '',
  ])
}

/** Returns the lines of an order in the same words. */
export function heldLines({ lines }: HeldOrder): LineInput[] {
  return lines.map(({ productId, quantity, unitPrice, tally }) => [
    productId,
    tally.map(({ length, quantity: pieces }) => `${pieces} @ ${length} m`).join(' · '),
    `$${(Math.round(quantity * unitPrice * 100) / 100).toFixed(2)}`,
  ])
}
