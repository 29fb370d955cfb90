import type { Messages } from '../../messages/Messages'

/** The columns of the list as they are read out; on a card `details` opens what the card leaves out. */
export const orderColumns = [
  { id: 'number', name: (words) => words.number },
  { id: 'type', name: (words) => words.type },
  { id: 'date', name: (words) => words.deliveryDate },
  { id: 'branch', name: (words) => words.branch },
  { id: 'reference', name: (words) => words.reference },
  { id: 'address', name: (words) => words.address },
  { id: 'job', name: (words) => words.jobName },
  { id: 'amount', name: (words) => words.amount },
  { id: 'details', name: (words) => words.more },
] as const satisfies { id: string; name: (words: Messages['orders']) => string }[]

export type OrderColumn = (typeof orderColumns)[number]['id']
