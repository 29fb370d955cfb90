import { LoaderCircle } from 'lucide-react'
import { styled } from 'styled-components'
import { turn } from './movements.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SpinnerProps {
  /** Names the work in progress, announced once. Omit it beside a visible text. */
  label?: string
  /** In px. */
  size?: number
}

/** An indeterminate progress indicator. */
export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <Status role={label ? 'status' : undefined}>
      <Circle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Status>
  )
}

const Status = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
`

/** Slower under reduced motion rather than still: a still circle would look stuck. */
const Circle = styled(LoaderCircle)`
  flex: none;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
    animation-timing-function: steps(8);
  }
`
