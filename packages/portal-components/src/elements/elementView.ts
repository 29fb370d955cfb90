import type { ReactNode } from 'react'

/** An element of the page, as its widget is told of it. */
export interface ElementInput {
  /** The value of an attribute, `undefined` where it is not set. */
  attribute: (name: string) => string | undefined
  /** A property that the page has set, as it was set. */
  property: (name: string) => unknown
  /** Sets an attribute, or takes it away by `null`, as a customer's doing changes it. */
  setAttribute: (name: string, value: string | null) => void
  /** The first of the element's own children that the page has put into a slot. */
  slotted: (slot: string) => HTMLElement | null
  /** Dispatches an event `trade:…` of the element. @returns whether to go on: the page, or a dialog, may do it. */
  tell: (name: string, detail: unknown) => boolean
}

/** Draws the widget of an element. It is a React component, and drawn again when an attribute or property changes. */
export type ElementView = (input: ElementInput) => ReactNode

/** Attributes of an element by their names; `undefined`: not set. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** The module that the loader fetches for an element. */
export interface ElementViewModule {
  view: ElementView
  /** It is shown without a portal: no configuration is read for it, and nobody is signed in. */
  standsAlone?: true
  /** A place of the portal that stands open over the page from the first, such as `/payment-complete`. */
  opens?: string
  /** The attributes that an address of the portal stands for, where its segments and its query are not named like them. */
  attributesAt?: (path: string, query: URLSearchParams) => Attributes
  /** Called when that dialog has closed. */
  onClosed?: () => void
  /** Places that the element can show itself, where the page has none for them, such as `/products`. */
  ownPlaces?: OwnPlaces
}

export interface OwnPlaces {
  has: (path: string) => boolean
  /** Shows one of them in the element. */
  show: (path: string, element: Pick<ElementInput, 'setAttribute'>) => void
}
