import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Order Details, and placing an order. */
export const checkout = ({ tax }: Region) => ({
  suburb: 'City',
  /** The times that most deliveries are wanted at. */
  usualTimes: { '12:00': 'Noon' },
  totalBeforeDeliveryTax: `Total before ${inSentence(tax)} on delivery`,
  errors: {
    suburb: 'City is required',
    contactEmail: 'Enter an email address, like name@example.com',
  },
})
