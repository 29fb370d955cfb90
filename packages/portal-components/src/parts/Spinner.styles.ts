import { LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { turn } from './movements.styles'

export const Spinner = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
`

/** Slower under reduced motion rather than still: a still circle would look stuck. */
export const Circle = styled(LoaderCircle)`
  flex: none;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
    animation-timing-function: steps(8);
  }
`
