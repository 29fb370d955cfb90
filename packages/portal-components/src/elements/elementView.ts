import type { ReactNode } from 'react'

/** An element of the page, as its widget sees it. */
export interface ElementInput {
  /** Returns the value of an attribute, or `undefined`. */
  attribute: (name: string) => string | undefined
  /** Returns a property as the page has set it. */
  property: (name: string) => unknown
  /** Sets an attribute on behalf of the customer; `null` removes it. */
  setAttribute: (name: string, value: string | null) => void
  /** Returns the element's first child in a slot. */
  slotted: (slot: string) => HTMLElement | null
  /** Dispatches an event `trade:…` of the element. @returns `false` if the page, or a dialog, handles it instead. */
  tell: (name: string, detail: unknown) => boolean
}

/** Renders an element's widget. It is a React component, and renders again when an attribute or property changes. */
export type ElementView = (input: ElementInput) => ReactNode

/** Attributes of an element by their names; `undefined`: not set. */
export type Attributes = Readonly<Record<string, string | undefined>>

/** The module that the loader imports for an element. */
export interface ElementViewModule {
  view: ElementView
  /** The element needs no portal: it reads no configuration, and has no session. */
  standsAlone?: true
  /** A route to open in a dialog from the start, such as `/payment-complete`. */
  opens?: string
  /** Returns the attributes for an address of the portal. Needed if its segments and query have other names. */
  attributesAt?: (path: string, query: URLSearchParams) => Attributes
  /** Called when that dialog has closed. */
  onClosed?: () => void
  /** Routes that the element can show itself, if the page has no address for them, such as `/products`. */
  ownRoutes?: OwnRoutes
}

export interface OwnRoutes {
  has: (path: string) => boolean
  /** Shows one of these routes in the element. */
  show: (path: string, element: Pick<ElementInput, 'setAttribute'>) => void
}
