import * as S from './Spinner.styles'
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
    <S.Spinner role={label ? 'status' : undefined}>
      <S.Circle size={size} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Spinner>
  )
}
