import { plural } from './plural'
import { words } from './words'

/** Words that more than one surface uses. */
export const commonWords = /* @__PURE__ */ words(
  'common',
  {
    loading: 'Loading…',
    loadingMore: 'Loading more…',
    /** Of a list that is shown as it was before, while it is read again. */
    asOf: (time: string) => `as of ${time}`,
    tryAgain: 'Try again',
    /** Of a form that was being sent when the session ended. `button`: the words on it. */
    notSentYet: (button: string) => `Not sent yet. Press ${button} again.`,
    cancel: 'Cancel',
    close: 'Close',
    ok: 'OK',
    back: 'Back',
    undo: 'Undo',
    dismiss: 'Dismiss',
    optional: 'optional',
    /** Said to a screen reader of a field that cannot say it by a state of its own. */
    requiredField: 'required',
    clearSearch: 'Clear search',
    sortBy: 'Sort by',
    /** Said to a screen reader once a press has sorted a table. */
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
    offlineRead: 'You are offline. This appears when the network is back.',
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
/** Messages of errors, and advice on them. */
export const errorsWords = /* @__PURE__ */ words(
  'errors',
  {
    modalTitle: 'Error',
    boundaryTitle: 'An Error Occured',
    couldNotShow: 'This could not be shown',
    prevented: 'This website does not take it.',
    somethingWentWrong: 'Something went wrong.',
    pageUnread: 'This page could not be loaded. Check your connection and try again.',
    pageSlow: 'Wait a little, or try again.',
    couldNotLoad: 'This could not be loaded',
    couldNotLoadRest: 'The rest could not be loaded',
    noAnswer: 'We could not reach the server. Check your connection and try again.',
    serverFailed: 'The server could not answer just now. Try again in a moment.',
    noReason: 'The server refused this and did not say why. Try again in a moment.',
    support: (code: string, operation: string) => `If it goes on, tell us this: ${code}, ${operation}`,
    offline: 'You are offline. What you change is kept and sent when the network is back.',
    sessionExpired: 'Your session has ended. Sign in to go on where you were.',
    notSignedIn: 'Sign in to go on.',
    sessionChanged: 'Somebody else has signed in here meanwhile.',
    couldNotRefresh: 'This could not be refreshed. What you see may be out of date.',
  },
  {
    support: (code: string, operation: string) =>
      `If it keeps happening, tell us this: ${code}, ${operation}`,
    sessionExpired: 'Your session has ended. Sign in to pick up where you left off.',
    notSignedIn: 'Sign in to continue.',
    sessionChanged: 'Someone else has signed in here.',
  },
)
/** Notices of completed and uncertain actions. */
export const noticesWords = /* @__PURE__ */ words('notices', {
  label: 'Notices',
  addedToCart: 'Added to cart',
  /** A product and how much of it. */
  goods: (name: string, quantity: string) => `${name} · ${quantity}`,
  viewCart: 'View cart',
  more: (count: number) => `and ${count} more`,
  addedSlowly: 'Added. The answer was slow to come.',
  answeredSlowly: (done: string) => `${done}. The answer was slow to come.`,
  notAllCopied: 'Not everything was copied to your cart. These are missing:',
  notCompared: (done: string) =>
    `${done}. We couldn’t check that everything came along. Please check your cart.`,
  deliveryLeftOut: 'The delivery of the old order was left out',
  deliveryNotChecked:
    'We couldn’t check for the old order’s delivery charge. It may be in your cart, so please look.',
  unsureAdded: 'We could not tell whether it was added: check the cart',
  productRemoved: 'product removed',
  changesNotSaved: (count: number) =>
    `${plural(count, 'change to your cart was', 'changes to your cart were')} not saved`,
  cartReplaced: 'Your earlier cart is no longer open, so a new one was started.',
})
