import { createRandom, type Day, monthEnd, type SeedStatement } from '@trade-portal/fluid-sandbox'
import { code } from '../seed/random.ts'

/** Makes a customer's statements, one at each end of a month, oldest first. */
export function makeStatements({
  key,
  customerId,
  today,
  months,
}: {
  key: string
  customerId: string
  today: Day
  months: number
}): SeedStatement[] {
  const newest = monthEnd(today) === today ? 0 : 1
  return Array.from({ length: months }, (_, index) => {
    const dated = monthEnd(today, index + 1 - newest - months)
    return { customerId, dated, reference: `S-${code(createRandom(`${key}/statement ${dated}`), 6)}` }
  })
}
