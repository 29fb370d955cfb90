import { styled } from 'styled-components'
import { unbrokenPieces } from './unbrokenPieces'

/**
 * Shows a name or a line of facts whose sizes, units, times and product numbers stay on one line each. The text itself
 * is unchanged, so that a copy of it finds the product.
 */
export function Unbroken({ children: text }: { children: string }) {
  const pieces = unbrokenPieces(text)
  if (pieces.every(({ isUnbroken }) => !isUnbroken)) return <span>{text}</span>
  return (
    // Another text is another element: a translated page has replaced the text nodes of this one.
    <span key={text}>
      {pieces.map(({ text: piece, isUnbroken }, index) =>
        isUnbroken ? <Piece key={index}>{piece}</Piece> : piece,
      )}
    </span>
  )
}

const Piece = styled.span`
  white-space: nowrap;
`
