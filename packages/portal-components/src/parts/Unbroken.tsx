import type { ReactNode } from 'react'
import { unbrokenPieces } from './unbrokenPieces'

/**
 * Shows a name or a line of facts whose sizes, units, times and product numbers stay on one line each. The text itself
 * is unchanged, so that a copy of it finds the product.
 */
export function Unbroken({ children }: { children: string }) {
  return unbroken(children)
}

const whole = { whiteSpace: 'nowrap' } as const

/** The same as plain elements, for lists of thousands of names: a text without such pieces is returned as it is. */
export function unbroken(text: string): ReactNode {
  const pieces = unbrokenPieces(text)
  if (pieces.every(({ isUnbroken }) => !isUnbroken)) return text
  return (
    // Another text is another element: a translated page has replaced the text nodes of this one.
    <span key={text}>
      {pieces.map(({ text: piece, isUnbroken }, index) =>
        isUnbroken ? (
          <span key={index} style={whole}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
