import type { Day } from '../../arithmetic/days.ts'
import { makePriceBook } from '../priceBooks.ts'

export const priceBooksOn = (today: Day) => [
  makePriceBook(
    {
      customerId: '104218',
      recipient: 'accounts@ridgeline-carpentry.example',
      formerRecipient: 'dana@ridgeline-carpentry.example',
    },
    today,
  ),
]
