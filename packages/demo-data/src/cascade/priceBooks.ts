import type { Day } from '@trade-portal/fluid-sandbox'
import { makePriceBook } from '../seed/priceBooks.ts'

export const priceBooksOn = (today: Day) => [
  makePriceBook(
    {
      customerId: '220415',
      recipient: 'payables@tamarack-framing.example',
      formerRecipient: 'morgan@tamarack-framing.example',
    },
    today,
  ),
]
