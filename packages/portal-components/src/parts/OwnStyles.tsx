import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import { StyleSheetManager } from 'styled-components'

/**
 * Stands before each rule's own selector and weighs more than any number of classes, so that neither `.content a` nor
 * `#main .entry td` of the page that a widget stands in reaches it.
 */
const OVER_PAGE = ':root:not(#_#_)'

/** The weight that is still to be given; `null` where it has been, or where no rule of the page comes in. */
export const StyleWeight = createContext<string | null>(OVER_PAGE)

/** Gives the rules of what stands inside more weight than those of the page. Nothing inside may be the host's own. */
export function OwnStyles({ children }: { children: ReactNode }) {
  const weight = useContext(StyleWeight)
  if (weight === null) return children
  return (
    <StyleWeight value={null}>
      <StyleSheetManager namespace={weight}>{children}</StyleSheetManager>
    </StyleWeight>
  )
}
