import type { RefObject } from 'react'
import * as S from './SkipButton.styles'

export interface SkipButtonProps {
  label: string
  /** The element to focus. It needs `tabIndex={-1}` unless it is focusable by itself. */
  to: RefObject<HTMLElement | null>
}

/** Skips content with many tab stops. Visible while it has the focus. */
export function SkipButton({ label, to }: SkipButtonProps) {
  // A button, because an address with a hash is a route of the portal.
  return (
    <S.Skip type="button" onClick={() => to.current?.focus()}>
      {label}
    </S.Skip>
  )
}
