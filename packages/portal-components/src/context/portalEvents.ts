import type { Currency, Money, OrderKind, TallyLength } from '@trade-portal/fluid-sdk'

/** A line of the cart, as a host is told of it. */
export interface CartEventLine {
  productId: string
  name: string
  /** Counts the unit; the total length on a tally line. */
  quantity: number
  unit: string
  /** Without tax; `null`: on request, or the merchant shows no prices. */
  unitPrice: Money | null
}

/** The details of each event. Money is in ten-thousandths of `currency`. No token and no password is ever among it. */
export interface PortalEventDetails {
  /** The merchant has another cart than was told last; the first one that is read is told too. */
  'cart:change': { lines: CartEventLine[]; currency: Currency }
  /**
   * An order or a quote has its number. `total` has tax and delivery; `null` where it is not shown. `lines` are those of
   * the cart as it was pressed; `null` where that page is gone, and the order was found later.
   */
  'order:placed': {
    kind: OrderKind
    number: string
    total: Money | null
    lines: CartEventLine[] | null
    currency: Currency
  }
  /** Somebody signed in or out, or their session ended. */
  'session:change': { status: 'signedIn' | 'signedOut' | 'expired' }
  /** A product was opened. */
  'product:open': { productId: string }
  /** A product is about to go into the cart. Prevented: it does not. */
  'product:add': {
    productId: string
    name: string
    unit: string
    quantity: number
    tally: TallyLength[] | null
    unitPrice: Money | null
    currency: Currency
  }
  /** The customer was told of a failure, in these words. */
  error: { message: string; about: string | null }
  /** A link leads to a place of the portal. Prevented: the host goes there itself. */
  navigate: { path: string; href: string }
}

export type PortalEventType = keyof PortalEventDetails

/** Something that happened in a portal. `type` tells which, `detail` what. */
export type PortalEvent = { [Type in PortalEventType]: PortalEventOf<Type> }[PortalEventType]

export interface PortalEventOf<Type extends PortalEventType> {
  readonly type: Type
  /** Of the shape of `detail`: fields may come, and none goes or changes its meaning, without another number. */
  readonly version: 1
  readonly detail: PortalEventDetails[Type]
  /** Keeps the portal from doing what it is about to do: `product:add` and `navigate` alone. */
  preventDefault: () => void
  readonly defaultPrevented: boolean
}

export type PortalListener = (event: PortalEvent) => void

/** Tells an event, and answers whether the portal may go on. */
export type Emit = <Type extends PortalEventType>(type: Type, detail: PortalEventDetails[Type]) => boolean

const cancellable: readonly PortalEventType[] = ['product:add', 'navigate']

/** Makes the function that tells listeners of events. A listener that throws is the host's to mend, and stops nothing. */
export function createEmit(listeners: () => Iterable<PortalListener>): Emit {
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
    for (const listener of listeners()) {
      try {
        listener(event)
      } catch (error) {
        reportError(error)
      }
    }
    return !isPrevented
  }
}
