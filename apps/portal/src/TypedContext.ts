import { createContext } from 'react'
import type { TypedBeforeStart } from './typedBeforeStart'

/** Gives the sign-in page the text typed before the portal took over. */
export const TypedContext = createContext<TypedBeforeStart | undefined>(undefined)
