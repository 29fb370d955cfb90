import { createContext } from 'react'
import type { TypedBeforeStart } from './typedBeforeStart'

/** Hands the sign-in page what was typed before the portal took over. */
export const TypedContext = createContext<TypedBeforeStart | undefined>(undefined)
