import * as S from './Spinner.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SpinnerProps {
  /** Names the work in progress, announced once. Leave it out where words stand beside the spinner. */
  label?: string
  /** In px. */
  size?: number
}

/** A wait of unknown length. */
export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <S.Spinner role={label ? 'status' : undefined}>
      <S.Circle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Spinner>
  )
}
