import { createContext } from 'react'

/** The title that the current page's widget gave it; `null` before that. */
export const PageTitleContext = createContext<string | null>(null)
