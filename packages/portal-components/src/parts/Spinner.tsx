import * as S from './Spinner.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SpinnerProps {
  /** What is being waited for, announced once. Leave it out where the words stand beside it. */
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
