import type { Day } from '../../arithmetic/days.ts'
import { makePriceBook } from '../priceBooks.ts'

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
