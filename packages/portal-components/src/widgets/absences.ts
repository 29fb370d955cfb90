/** The states of a widget, each shown by the story of its name: `longNames` by LongNames. */
export type WidgetState =
  | 'default'
  | 'loading'
  | 'empty'
  | 'refused'
  | 'offline'
  | 'slow'
  | 'longNames'
  | 'hugeNumbers'
  | 'narrow'
  | 'taxRegion'
  | 'pricesHidden'
  | 'signedOut'
  | 'rightToLeft'

/** The states of every widget that reads data. */
export const reading = ['loading', 'empty', 'refused', 'offline', 'slow'] as const

/** The reasons why a widget cannot have a state, for docs/states.md. */
export const absenceReasons = {
  opensByKeys: 'Shows nothing until its keys are pressed; the stories of its dialogs are tagged `play`.',
  searchesByKeys: 'Shows nothing until its keys are pressed; its results have the states of SearchTypeahead.',
  givenAll: 'Reads nothing: all its data are props.',
  readsSession: 'Reads only the session, which the whole portal waits for.',
  isForm: 'Is a form that needs no data before it can be filled in.',
  staysAway: 'Is hidden until its data is read: a bar must not shift, and its pages have other links.',
  isLeftOut: 'Is hidden while it has nothing to show.',
  readsNothing: 'Shows the stored answer of the order: it reads nothing.',
  saysHowFar:
    'Looks for an order for as long as it takes, and shows its progress instead: Looking, NotPlaced.',
  saysByLine: 'Each line shows it separately, beside the others, which can be added: NotSure, SearchFails.',
  keepsResults: 'Keeps its results while it searches: Loading.',
  knowsCustomer: 'The user is known already, and a company that cannot be read is left out.',
  asksAgain: 'A refused read of a payment is retried: Offline.',
  namesNothing: 'Has no name from a merchant’s data.',
  showsNoPrice: 'Shows no price and no amount.',
  showsAccountAmount: 'Shows no amount but the account’s, in AccountAdmin’s Default.',
  amountIsOwed: 'An owed, paid or agreed amount is never hidden.',
  showsTypedFigures: 'Shows figures only if they were typed or requested: LongNames, WithPrices.',
  isForCustomers: 'Is on the bar or page of a signed-in customer, and is hidden otherwise.',
  isForAll: 'Is the same for all customers.',
} as const

export type AbsenceReason = keyof typeof absenceReasons
