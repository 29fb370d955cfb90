import { plural } from './plural'
import { words } from './words'

/** Custom lists: saving the cart as one, all of them, and what one holds. */
export const listsWords = /* @__PURE__ */ words(
  'lists',
  {
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
    nameHint: 'Such as the job, or what you are building.',
    saveNote: 'Your cart stays as it is.',
    replaces: 'A list of this name will be replaced',
    near: (name: string) => `You have a list “${name}” already. It stays, and this one is saved beside it.`,
    saved: 'Custom list saved',
    deliveryNotChecked:
      'We couldn’t check for the old order’s delivery charge. It may be in this list, so please look.',
    unsureSaved: 'We could not tell whether the list was saved: check your custom lists',

    copy: 'Copy List to Cart',
    copyOf: (name: string) => `Copy List to Cart, ${name}`,
    copyTitle: 'Add to your cart?',
    copyNote: (items: number) =>
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the goods of this list are added.`,
    copyUnknownTitle: 'Your cart may not be empty',
    copyUnknown: 'What is in your cart stays, and the goods of this list are added.',
    copyConfirm: 'Add to cart',
    gone: 'This list is no longer there. It may have been deleted in the meantime.',
    copied: 'Custom list copied',
    unsureCopied: 'We could not tell whether the list was copied: check the cart',

    remove: 'Delete list',
    removeNote: 'Are you sure you want to delete this list? This action cannot be undone.',
    removed: 'Custom list deleted',
    unsureRemoved: 'We could not tell whether the list was deleted: check your custom lists',
    removeLine: (name: string) => `Remove ${name}`,
    removeLineTitle: 'Remove this product?',
    removeLineNote: (name: string) => `${name} is taken out of this list. This action cannot be undone.`,
    removeLineConfirm: 'Remove',
    unsureLineRemoved: 'We could not tell whether it was removed: check the list',

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
      'This list is ours, so it cannot be changed. To make it your own, copy it to your cart, add products, and save it under a name at cart review.',
    addProducts: 'Add products',
    searchNote: 'This list is long: your browser’s search finds only the products near the screen.',
    unknownTitle: 'We cannot find this list',
    unknown: 'It may have been deleted, or belong to another account.',
    allLists: 'See all lists',
  },
  {
    nameHint: 'For example the job, or what you are building.',
    copyNote: (items: number) =>
      `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this list are added.`,
    copyUnknown: 'What is in your cart stays, and the items on this list are added.',
  },
)
