import { createContext } from 'react'

/** The locale and the overlay container of the parts. */
export interface PartContext {
  /** A BCP 47 tag; `undefined`: the browser's. */
  locale: string | undefined
  /** The container of overlays. Default: the body. */
  container: (() => HTMLElement | null) | undefined
}

export const PartContext = createContext<PartContext>({ locale: undefined, container: undefined })

/** The container of popovers with a fixed position on the screen; `null` outside a portal. */
export const PinnedLayer = createContext<Element | null>(null)
