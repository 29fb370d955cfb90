import { createContext } from 'react'
import type { TypedBeforeStart } from './typedBeforeStart'

/** What was typed before the portal took over, for the sign-in page. */
export const TypedContext = createContext<TypedBeforeStart | undefined>(undefined)
