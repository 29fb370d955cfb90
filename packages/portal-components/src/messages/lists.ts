import { plural, defineMessages } from './defineMessages'

/** Custom lists: saving the cart as a list, all lists, and a single list. */
export const listsMessages = /* @__PURE__ */ defineMessages('lists', {
  title: 'Custom Lists',
  generic: 'Generic Lists',
  own: 'My Custom Lists',
  empty: 'No custom lists saved yet.',
  emptyHint: 'Fill your cart with what a job needs, then save it as a list at cart review.',
  toCart: 'Go to Review Cart',
  view: 'View List',
  viewOf: (name: string) => `View List ${name}`,
  items: (count: number) => plural(count, 'item', 'items'),
  more: (count: number) => `and ${count} more`,

  save: 'Save Custom List',
  saveConfirm: 'Save list',
  name: 'List name',
  nameHint: 'For example, the job or what you’re building.',
  saveNote: 'Your cart stays as it is.',
  replaces: 'This replaces your list with the same name',
  near: (name: string) => `You already have a list “${name}”. It is kept; this one is saved separately.`,
  saved: 'Custom list saved',
  deliveryNotChecked:
    'We couldn’t check for the old order’s delivery charge. It may be in this list, so please check.',
  unsureSaved: 'We couldn’t confirm the list was saved. Please check your custom lists.',

  copy: 'Copy List to Cart',
  copyOf: (name: string) => `Copy List to Cart, ${name}`,
  copyTitle: 'Add to your cart?',
  copyNote: (items: number) =>
    `You already have ${plural(items, 'item', 'items')}. We’ll add these to what is in your cart.`,
  copyUnknownTitle: 'Your cart may not be empty',
  copyUnknown: 'We’ll add these to what is in your cart.',
  copyConfirm: 'Add to cart',
  gone: 'This list is no longer there. It may have been deleted.',
  copied: 'Custom list copied',
  unsureCopied: 'We couldn’t confirm the list was copied. Please check your cart.',

  remove: 'Delete list',
  removeNote: 'Are you sure you want to delete this list? This action cannot be undone.',
  removed: 'Custom list deleted',
  unsureRemoved: 'We couldn’t confirm the list was deleted. Please check your custom lists.',
  removeLine: (name: string) => `Remove ${name}`,
  removeLineTitle: 'Remove this product?',
  removeLineNote: (name: string) => `This removes ${name} from the list. This action cannot be undone.`,
  removeLineConfirm: 'Remove',
  unsureLineRemoved: 'We couldn’t confirm it was removed. Please check the list.',

  noItems: 'No items in this list yet.',
  sku: 'SKU',
  description: 'Description',
  quantity: 'Qty',
  unit: 'UOM',
  actions: 'Remove',
  updateTitle: 'Updating this list',
  updateHint:
    'To update this list, copy it to your cart, add products, and save it under the same name at cart review.',
  genericHint:
    'This is one of our lists, so you can’t change it. To make it your own, copy it to your cart, add products, and save it under a name at cart review.',
  addProducts: 'Add products',
  searchNote: 'This list is long. Your browser’s find only sees the products on screen.',
  unknownTitle: 'We can’t find this list',
  unknown: 'It may have been deleted, or belong to another account.',
  allLists: 'See all lists',
})
