import type { RefObject } from 'react'
import * as S from './SkipButton.styles'

export interface SkipButtonProps {
  label: string
  /** The element that takes the focus. It needs `tabIndex={-1}` where it takes none by itself. */
  to: RefObject<HTMLElement | null>
}

/** Leads past what has many stops of the Tab key. It is seen while it has the focus. */
export function SkipButton({ label, to }: SkipButtonProps) {
  // A button, for an address with a hash is a route of the portal.
  return (
    <S.Skip type="button" onClick={() => to.current?.focus()}>
      {label}
    </S.Skip>
  )
}
