/** Transactions of the demo customer in the small seeds, by their special features. */
export const seeded = {
  ironbark: {
    order: { number: 418_799, suffix: 0, kind: 'order' },
    /** Its goods are sold by the piece. */
    quote: { number: 418_501, suffix: 0, kind: 'quote' },
    invoice: { number: 418_609, suffix: 1, kind: 'invoice' },
    commented: { number: 418_609, suffix: 2, kind: 'invoice' },
    credit: { number: 418_609, suffix: 3, kind: 'invoice' },
    /** Named by a very long job. */
    longNamed: { number: 418_460, suffix: 0, kind: 'quote' },
  },
  cascade: {
    quote: { number: 731_120, suffix: 0, kind: 'quote' },
    invoice: { number: 730_901, suffix: 1, kind: 'invoice' },
  },
} as const
