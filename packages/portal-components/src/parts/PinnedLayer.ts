import { createContext } from 'react'

/** The element for popovers that keep their place on the screen while the page scrolls; `null` outside of a portal. */
export const PinnedLayer = createContext<Element | null>(null)
