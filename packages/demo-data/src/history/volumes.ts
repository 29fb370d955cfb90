import type { SeedSize } from '../seed/DemoData.ts'

/** How many documents of a customer are made. */
export interface Volume {
  orders: number
  quotes: number
  /** A few of them are still in the future: loads to come. */
  invoices: number
  credits: number
  /** The newest orders, of which nothing is delivered yet. */
  open: number
  /** Lines of one order, at least and at most. */
  lines: readonly [low: number, high: number]
}

export interface Volumes {
  /** How many months it goes back, and how many statements there are. */
  months: number
  main: Volume
  other: Volume
  /** How far apart the merchant's document numbers are at most: all its other customers take the ones between. */
  gap: number
}

const other: Volume = { orders: 40, quotes: 6, invoices: 80, credits: 3, open: 1, lines: [2, 6] }

export const volumes: Record<SeedSize, Volumes> = {
  small: {
    months: 6,
    main: { orders: 12, quotes: 4, invoices: 20, credits: 2, open: 2, lines: [3, 8] },
    other: { orders: 4, quotes: 1, invoices: 6, credits: 1, open: 1, lines: [2, 5] },
    gap: 90,
  },
  normal: {
    months: 24,
    main: { orders: 150, quotes: 25, invoices: 405, credits: 12, open: 4, lines: [3, 9] },
    other,
    gap: 90,
  },
  huge: {
    months: 24,
    main: { orders: 10_000, quotes: 25, invoices: 10_100, credits: 100, open: 40, lines: [1, 3] },
    other,
    gap: 4,
  },
}
