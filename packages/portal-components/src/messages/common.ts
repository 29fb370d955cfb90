import { plural, defineMessages } from './defineMessages'

/** Messages shared by several surfaces. */
export const commonMessages = /* @__PURE__ */ defineMessages(
  'common',
  {
    loading: 'Loading…',
    loadingMore: 'Loading more…',
    /** Age of a cached list while it is refetched. */
    asOf: (time: string) => `as of ${time}`,
    tryAgain: 'Try again',
    /** For a form whose session ended while it was sent. `button` is the button's label. */
    notSentYet: (button: string) => `Not sent yet. Press ${button} again.`,
    cancel: 'Cancel',
    close: 'Close',
    ok: 'OK',
    back: 'Back',
    undo: 'Undo',
    dismiss: 'Dismiss',
    optional: 'optional',
    /** Announced for a field without a native required state. */
    requiredField: 'required',
    clearSearch: 'Clear search',
    sortBy: 'Sort by',
    /** Announced to screen readers after a table is sorted. */
    sortedBy: (order: string) => `Sorted by ${order}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    choose: 'Choose…',
    required: 'Required',
    invalidEmail: 'Invalid email address',
    daysOfMonth: (month: string, days: number) => `${month} has ${days} days. Check the date.`,
    priceOnRequest: 'Price on request',
    cannotBeShown: 'cannot be shown',
    breadcrumb: 'Breadcrumb',
    skipToContent: 'Skip to content',
    skipPast: (label: string) => `Skip past ${label}`,
    slowRead: 'This is taking longer than usual.',
    offlineRead: 'You’re offline. This will appear when you’re back online.',
    externalLink: 'opens in a new tab',
    print: 'Print',
    printedRows: (printed: number, all: number) =>
      `The first ${printed.toLocaleString('en-AU')} of ${all.toLocaleString('en-AU')} rows are printed.`,
    printedOn: (date: string) => `Printed ${date}`,
    abn: (number: string) => `ABN ${number}`,
  },
  {
    printedRows: (printed: number, all: number) =>
      `The first ${printed.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} rows are printed.`,
    abn: (number: string) => `Tax ID ${number}`,
  },
)
/** Errors, and advice on them. */
export const errorsMessages = /* @__PURE__ */ defineMessages('errors', {
  modalTitle: 'Error',
  boundaryTitle: 'An Error Occured',
  couldNotShow: 'We couldn’t show this',
  prevented: 'This website doesn’t accept that.',
  somethingWentWrong: 'Something went wrong.',
  pageUnread: 'We couldn’t load this page. Check your connection and try again.',
  pageSlow: 'Wait a moment, or try again.',
  couldNotLoad: 'We couldn’t load this',
  couldNotLoadRest: 'We couldn’t load the rest',
  noAnswer: 'We couldn’t reach the server. Check your connection and try again.',
  serverFailed: 'The server isn’t responding properly just now. Try again in a moment.',
  noReason: 'The server refused this and didn’t say why. Try again in a moment.',
  support: (code: string, operation: string) =>
    `If this keeps happening, contact us and quote: ${code}, ${operation}`,
  offline: 'You’re offline. Changes are saved and sent when you’re back online.',
  sessionExpired: 'Your session has ended. Sign in to pick up where you left off.',
  notSignedIn: 'Sign in to continue.',
  sessionChanged: 'Someone else has signed in on this device.',
  couldNotRefresh: 'We couldn’t refresh this. What you see may be out of date.',
})
/** Notices of completed and unconfirmed actions. */
export const noticesMessages = /* @__PURE__ */ defineMessages('notices', {
  label: 'Notices',
  addedToCart: 'Added to cart',
  /** A product and its quantity. */
  goods: (name: string, quantity: string) => `${name} · ${quantity}`,
  viewCart: 'View cart',
  more: (count: number) => `and ${count} more`,
  addedSlowly: 'Added. The server was slow to confirm it.',
  answeredSlowly: (done: string) => `${done}. The server was slow to confirm it.`,
  notAllCopied: 'Not everything was copied to your cart. These are missing:',
  notCompared: (done: string) =>
    `${done}. We couldn’t check that everything was copied. Please check your cart.`,
  deliveryLeftOut: 'The delivery of the old order was left out',
  deliveryNotChecked:
    'We couldn’t check for the old order’s delivery charge. It may be in your cart, so please check.',
  unsureAdded: 'We couldn’t confirm it was added. Please check your cart.',
  productRemoved: 'product removed',
  changesNotSaved: (count: number) =>
    `${plural(count, 'change to your cart was', 'changes to your cart were')} not saved`,
  cartReplaced: 'Your earlier cart is no longer open, so we’ve started a new one.',
})
/** Shown in place of a widget until the customer signs in. */
export const signInPromptMessages = /* @__PURE__ */ defineMessages('signInPrompt', {
  prices: 'Sign in to see your prices',
  account: 'Sign in to see your account',
})
