import { createContext } from 'react'

/** Where what floats stays in its place on the screen while the page scrolls; none outside of a portal. */
export const PinnedLayer = createContext<Element | null>(null)
