import { plural } from '../plural'

/** Custom lists: saving the cart as one, all of them, and what one holds. */
export const lists = {
  nameHint: 'For example the job, or what you are building.',
  copyNote: (items: number) =>
    `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this list are added.`,
  copyUnknown: 'What is in your cart stays, and the items on this list are added.',
}
