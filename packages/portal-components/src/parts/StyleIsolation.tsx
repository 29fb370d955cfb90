import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

/**
 * Prefixes the selector of each rule and outweighs any number of classes, so that neither `.content a` nor `#main
 * .entry td` of the host page matches with more weight.
 */
const OVER_PAGE = ':root:not(#_#_)'

/** The prefix to apply; `null` where it is applied already, or where no host styles exist. */
export const StyleWeight = createContext<string | null>(OVER_PAGE)

/** Gives the styles of its children more weight than those of the host page. Content of the host must not be inside. */
export function StyleIsolation({ children }: { children: ReactNode }) {
  const weight = useContext(StyleWeight)
  if (weight === null) return children
  return (
    <StyleWeight value={null}>
      <StyleSheetManager namespace={weight}>{children}</StyleSheetManager>
    </StyleWeight>
  )
}
