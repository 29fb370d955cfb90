import { createContext } from 'react'

/** The surroundings of parts that open something or write dates. */
export interface PartPlace {
  /** As BCP 47 has it; `undefined`: the browser's. */
  locale: string | undefined
  /** The element that what opens stands in. Default: the body. */
  container: (() => HTMLElement | null) | undefined
}

export const PartPlace = createContext<PartPlace>({ locale: undefined, container: undefined })
