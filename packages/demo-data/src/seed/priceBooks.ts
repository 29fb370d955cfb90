import { addDays, type Day, monthEnd, type SeedPriceBook } from '@trade-portal/fluid-sandbox'

const MONTHS = 8

/**
 * Makes a customer's price book: a full one at the start of each quarter and the changes in the months between, the
 * newest of this month.
 */
export function makePriceBook(
  { customerId, recipient, formerRecipient }: Record<'customerId' | 'recipient' | 'formerRecipient', string>,
  today: Day,
): SeedPriceBook {
  const days = Array.from({ length: MONTHS }, (_, index) => addDays(monthEnd(today, index - MONTHS), 1))
  return {
    customerId,
    lastCalculated: days.at(-1) ?? today,
    type: 'I',
    format: '2',
    recipient,
    frequency: 'M',
    hasNewCodes: true,
    hasCoreOnly: false,
    isQuarterly: true,
    isZipped: false,
    history: days.map((generatedOn, index) => ({
      generatedOn,
      type: ['01', '04', '07', '10'].includes(generatedOn.slice(5, 7)) ? 'F' : 'I',
      format: index < 2 ? '1' : '2',
      recipient: index < 3 ? formerRecipient : recipient,
      hasNewCodes: index > 0,
      hasCoreOnly: index === 0,
    })),
  }
}
