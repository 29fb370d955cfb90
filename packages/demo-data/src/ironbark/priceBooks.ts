import type { Day } from '@trade-portal/fluid-sandbox'
import { makePriceBook } from '../seed/priceBooks.ts'

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
