import { words } from './words'

/** Tells what became of an order that got no clear answer. */
export const openOrdersWords = /* @__PURE__ */ words('openOrders', {
  title: 'News of your orders',
  looking: 'No clear answer came. Looking for your order…',
  lookingQuote: 'No clear answer came. Looking for your quote…',
  lookingFor: (name: string) => `${name} got no clear answer yet. Looking for it…`,
  underWay: (name: string) => `${name} is on its way…`,
  notSentOf: (name: string) => `${name} was not sent. Your cart is as it was.`,
  notPlaced: 'Your order was not placed. Your cart is as it was, and you can send it again.',
  quoteNotPlaced: 'Your quote was not created. Your cart is as it was, and you can send it again.',
  notPlacedOf: (name: string) => `${name} was not placed. Your cart is as it was.`,
  quoteNotPlacedOf: (name: string) => `${name} was not created. Your cart is as it was.`,
  /** Of what was sent and may have been placed. */
  open: {
    Order: {
      unresolvedTitle: 'We cannot tell yet whether your order was placed',
      cartClosed:
        'The cart was taken, but the order is not in your list yet. Do not order it again: check again in a moment.',
      unreadable:
        'We could not look among your orders just now. Do not order it again: check again in a moment.',
      similarTitle: 'Is this your order?',
      similar:
        'We didn’t get a confirmation for your order, and this one is new. It isn’t quite what you sent: check its job name and amount.',
      severalTitle: 'More than one new order looks like yours',
      several: 'Your order got no clear answer, and these are new. Which one is yours?',
    },
    Quote: {
      unresolvedTitle: 'We cannot tell yet whether your quote was created',
      cartClosed:
        'The cart was taken, but the quote is not in your list yet. Do not send it again: check again in a moment.',
      unreadable:
        'We could not look among your quotes just now. Do not send it again: check again in a moment.',
      similarTitle: 'Is this your quote?',
      similar:
        'We didn’t get a confirmation for your quote, and this one is new. It isn’t quite what you sent: check its job name and amount.',
      severalTitle: 'More than one new quote looks like yours',
      several: 'Your quote got no clear answer, and these are new. Which one is yours?',
    },
  },
  isMine: 'This is mine',
  isMineNumber: (number: string) => `This is mine: ${number}`,
  noneIsMine: 'None of these',
  notMine: 'Not mine',
  confirmed: (name: string, number: string) => `${name} was placed. Its number is ${number}.`,
  quoteConfirmed: (name: string, number: string) => `${name} was created. Its number is ${number}.`,
  foundEarlier: 'Nothing was sent now. Look at your earlier order before you send this one.',
  askedEarlier: 'Nothing was sent now. Say first whether this is your earlier order.',
  answeredEarlier: 'Nothing was sent. You can send this one now.',
  checkAgain: 'Check again',
  seeOrders: 'See orders',
  contactUs: 'Contact us',
  goToCheckout: 'Go to checkout',
  deliveryOn: (date: string) => `for ${date}`,
  /** The job may be unknown. */
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
