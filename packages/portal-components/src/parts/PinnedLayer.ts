import { createContext } from 'react'

/** The container of popovers with a fixed position on the screen; `null` outside a portal. */
export const PinnedLayer = createContext<Element | null>(null)
