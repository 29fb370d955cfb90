import { monthEnd, type Day } from '../../days.ts'
import { createRandom, whole } from '../random.ts'
import type { SeedStatement } from '../SeedTransaction.ts'

/** Without the letters and figures that are read for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

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
    const random = createRandom(`${key}/statement ${dated}`)
    const signs = Array.from({ length: 6 }, () => SIGNS[whole(random, 0, SIGNS.length - 1)])
    return { customerId, dated, reference: `S-${signs.join('')}` }
  })
}
