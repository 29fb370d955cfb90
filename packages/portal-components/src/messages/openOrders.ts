import { defineMessages } from './defineMessages'

/** Orders and quotes without a confirmation. */
export const openOrdersMessages = /* @__PURE__ */ defineMessages('openOrders', {
  title: 'Order updates',
  looking: 'We didn’t get a confirmation. Checking your orders…',
  lookingQuote: 'We didn’t get a confirmation. Checking your quotes…',
  lookingFor: (name: string) => `${name} isn’t confirmed yet. Looking for it…`,
  underWay: (name: string) => `${name} is being sent…`,
  notSentOf: (name: string) => `${name} wasn’t sent. Your cart hasn’t changed.`,
  notPlaced: 'Your order was not placed. Your cart hasn’t changed, and you can send it again.',
  quoteNotPlaced: 'Your quote was not created. Your cart hasn’t changed, and you can send it again.',
  notPlacedOf: (name: string) => `${name} was not placed. Your cart hasn’t changed.`,
  quoteNotPlacedOf: (name: string) => `${name} was not created. Your cart hasn’t changed.`,
  /** For an order or quote that may have been placed. */
  open: {
    Order: {
      unresolvedTitle: 'We don’t know yet if your order was placed',
      cartClosed:
        'Your cart was submitted, but the order isn’t in your list yet. Don’t order again; check back in a moment.',
      unreadable: 'We couldn’t check your orders just now. Don’t order again; check back in a moment.',
      similarTitle: 'Is this your order?',
      similar:
        'We didn’t get a confirmation for your order, and this one is new. It isn’t quite what you sent: check its job name and amount.',
      severalTitle: 'More than one new order looks like yours',
      several: 'We didn’t get a confirmation for your order, and these are new. Which one is yours?',
    },
    Quote: {
      unresolvedTitle: 'We don’t know yet if your quote was created',
      cartClosed:
        'Your cart was submitted, but the quote isn’t in your list yet. Don’t send it again; check back in a moment.',
      unreadable: 'We couldn’t check your quotes just now. Don’t send it again; check back in a moment.',
      similarTitle: 'Is this your quote?',
      similar:
        'We didn’t get a confirmation for your quote, and this one is new. It isn’t quite what you sent: check its job name and amount.',
      severalTitle: 'More than one new quote looks like yours',
      several: 'We didn’t get a confirmation for your quote, and these are new. Which one is yours?',
    },
  },
  isMine: 'This is mine',
  isMineNumber: (number: string) => `This is mine: ${number}`,
  noneIsMine: 'None of these',
  notMine: 'Not mine',
  confirmed: (name: string, number: string) => `${name} was placed. Its number is ${number}.`,
  quoteConfirmed: (name: string, number: string) => `${name} was created. Its number is ${number}.`,
  foundEarlier: 'Nothing was sent this time. Check your earlier order before you send this one.',
  askedEarlier: 'Nothing was sent this time. First, tell us if this is your earlier order.',
  answeredEarlier: 'Nothing was sent. You can send this one now.',
  checkAgain: 'Check again',
  seeOrders: 'See orders',
  contactUs: 'Contact us',
  goToCheckout: 'Go to checkout',
  deliveryOn: (date: string) => `for ${date}`,
  /** `job` is empty if unknown. */
  sentAt: (job: string, time: string) => (job ? `${job}, sent ${time}` : `Sent ${time}`),
  names: {
    Order: { plain: 'Your order', named: (name: string) => `Your order ${name}` },
    Quote: { plain: 'Your quote', named: (name: string) => `Your quote ${name}` },
  },
  earlierNames: {
    Order: { plain: 'Your earlier order', named: (name: string) => `Your earlier order ${name}` },
    Quote: { plain: 'Your earlier quote', named: (name: string) => `Your earlier quote ${name}` },
  },
})
