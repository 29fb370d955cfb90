import type { TallyLength } from '@trade-portal/fluid-sdk'
import type { Wording } from './MessagesOf'
import { tallyMessages } from './tally'

/**
 * Returns a tally as on a timber order, shortest length first: `18 @ 0.9 m · 12 @ 1.5 m`. Lines break between two
 * lengths only.
 *
 * @param unit the product's unit, such as `m` or `ft`.
 */
export function tallySummary(
  tally: readonly TallyLength[],
  unit: string,
  { formats, messagesOf }: Wording,
): string {
  const decimals = decimalsOf(tally.map(({ length }) => length))
  return tally
    .toSorted((one, other) => one.length - other.length)
    .map(({ length, quantity }) =>
      messagesOf(tallyMessages)
        .piecesAt(formats.quantity(quantity), `${formats.length(length, decimals)} ${unit}`)
        .replaceAll(' ', NO_BREAK),
    )
    .join(`${NO_BREAK}· `)
}

/** Returns the number of decimals, 0 to 3, that shows all these lengths in full. They are in thousandths. */
export function decimalsOf(thousandths: readonly number[]): number {
  return [0, 1, 2].find((decimals) => thousandths.every((length) => length % 10 ** (3 - decimals) === 0)) ?? 3
}

const NO_BREAK = '\u00a0'
