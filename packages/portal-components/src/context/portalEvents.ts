import type { Currency, Money, OrderKind, TallyLength } from '@trade-portal/fluid-sdk'

/** A line of the cart in an event. */
export interface CartEventLine {
  productId: string
  name: string
  /** In `unit`; the total length on a tally line. */
  quantity: number
  unit: string
  /** Without tax; `null`: on request, or the merchant shows no prices. */
  unitPrice: Money | null
}

/** The details of each event. Money is in ten-thousandths of `currency`. No event holds a token or a password. */
export interface PortalEventDetails {
  /** The merchant's cart differs from the one in the last event; the first read cart has an event too. */
  'cart:change': { lines: CartEventLine[]; currency: Currency }
  /**
   * An order or a quote has its number. `total` includes tax and delivery; `null` if it is not shown: hidden,
   * with a price on request, or with tax added later. `lines` are
   * the cart's lines at the moment of ordering; `null` if that page is gone and the order was found later.
   */
  'order:placed': {
    kind: OrderKind
    number: string
    total: Money | null
    lines: CartEventLine[] | null
    currency: Currency
  }
  /** A customer signed in or out, or a session ended. */
  'session:change': { status: 'signedIn' | 'signedOut' | 'expired' }
  /** A product was opened. */
  'product:open': { productId: string }
  /** A product is about to go into the cart. `preventDefault` stops it. */
  'product:add': {
    productId: string
    name: string
    unit: string
    quantity: number
    tally: TallyLength[] | null
    unitPrice: Money | null
    currency: Currency
  }
  /** The customer was shown this error message. */
  error: { message: string; about: string | null }
  /** A link leads to a route of the portal. `preventDefault` leaves the navigation to the host. */
  navigate: { path: string; href: string }
}

export type PortalEventType = keyof PortalEventDetails

/** An event of a portal: `type` names it, `detail` describes it. */
export type PortalEvent = { [Type in PortalEventType]: PortalEventOf<Type> }[PortalEventType]

export interface PortalEventOf<Type extends PortalEventType> {
  readonly type: Type
  /** The version of `detail`. Fields may be added; to remove or redefine one needs a new version. */
  readonly version: 1
  readonly detail: PortalEventDetails[Type]
  /** Prevents the action that the event announces. Only for `product:add` and `navigate`. */
  preventDefault: () => void
  readonly defaultPrevented: boolean
}

export type PortalListener = (event: PortalEvent) => void

/** Emits an event. Returns `false` if a listener prevented it. */
export type Emit = <Type extends PortalEventType>(type: Type, detail: PortalEventDetails[Type]) => boolean

const cancellable: readonly PortalEventType[] = ['product:add', 'navigate']

/** Creates the function that emits events to listeners. An error in a listener is reported, and stops nothing. */
export function createEmit(listeners: Iterable<PortalListener>): Emit {
  return (type, detail) => {
    let isPrevented = false
    const event = {
      type,
      version: 1,
      detail,
      preventDefault() {
        isPrevented ||= cancellable.includes(type)
      },
      get defaultPrevented() {
        return isPrevented
      },
    } as PortalEvent
    for (const listener of listeners) {
      try {
        listener(event)
      } catch (error) {
        reportError(error)
      }
    }
    return !isPrevented
  }
}
