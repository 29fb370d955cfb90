/** The states that a widget is shown in, each by the story of its name: `longNames` by LongNames. */
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

/** The states of whatever reads something before it shows it. */
export const reading = ['loading', 'empty', 'refused', 'offline', 'slow'] as const

/** Why a widget cannot be in a state, for docs/states.md. */
export const absenceReasons = {
  opensByKeys: 'Shows nothing until its keys are pressed; the stories of what opens then are tagged `play`.',
  searchesByKeys: 'Shows nothing until its keys are pressed; what it finds is the state of SearchTypeahead.',
  givenAll: 'Reads nothing: its host gives it all.',
  readsSession: 'Reads no more than the session, for which the whole portal waits.',
  isForm: 'Is a form that needs nothing read before it can be filled in.',
  staysAway:
    'Stays away without a word until it is read: a bar must not move, and its places have other ways.',
  isLeftOut: 'Is left out while it has nothing to show.',
  readsNothing: 'Shows what the order’s own answer said, which was kept: it reads nothing.',
  saysHowFar:
    'Looks for an order for as long as it takes, and says how far it is instead: Looking, NotPlaced.',
  saysByLine: 'Each line says it for itself, beside the others, which can be added: NotSure, SearchFails.',
  keepsResults: 'Keeps what it found and says that it searches: Loading.',
  knowsCustomer:
    'Who is signed in has been told already, and a company that is refused stays away without a word.',
  asksAgain: 'A refused look at a payment is one to repeat: Offline.',
  namesNothing: 'Has no name that a merchant’s data gives it.',
  showsNoPrice: 'Shows no price and no amount.',
  showsAccountAmount: 'Shows no amount but the account’s, in AccountAdmin’s Default.',
  amountIsOwed: 'An amount that is owed, paid or was agreed is never hidden.',
  showsTypedFigures: 'Shows figures only where they were typed or asked for: LongNames, WithPrices.',
  isForCustomers: 'Stands in the bar or on the page of somebody who is signed in, and is left out otherwise.',
  isForAll: 'Is the same for everybody.',
} as const

export type AbsenceReason = keyof typeof absenceReasons
