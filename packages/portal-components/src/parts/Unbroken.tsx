import { styled } from 'styled-components'
import { unbrokenPieces } from './unbrokenPieces'

/**
 * Shows a name or a line of facts whose sizes, units, times and product numbers stay on one line each. The text itself
 * is unchanged, so that a copy of it finds the product.
 */
export function Unbroken({ children }: { children: string }) {
  return unbrokenPieces(children).map(({ text, isUnbroken }, index) =>
    isUnbroken ? <Piece key={index}>{text}</Piece> : <span key={index}>{text}</span>,
  )
}

const Piece = styled.span`
  white-space: nowrap;
`
