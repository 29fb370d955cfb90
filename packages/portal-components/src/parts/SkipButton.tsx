import { token } from '@trade-portal/theme'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { offPaper } from './paper.styles'
import { visuallyHidden } from './VisuallyHidden'

export interface SkipButtonProps {
  label: string
  /** The element to focus. It needs `tabIndex={-1}` unless it is focusable by itself. */
  to: RefObject<HTMLElement | null>
}

/** Skips content with many tab stops. Visible while it has the focus. */
export function SkipButton({ label, to }: SkipButtonProps) {
  // A button, because an address with a hash is a route of the portal.
  return (
    <Skip type="button" onClick={() => to.current?.focus()}>
      {label}
    </Skip>
  )
}

const Skip = styled.button`
  ${offPaper}
  position: absolute;
  inset-block-start: ${token.space[8]};
  inset-inline-start: ${token.space[8]};
  z-index: ${token.layer.overlay};
  padding: ${token.space[8]} ${token.space[16]};
  border: 0;
  border-radius: ${token.radius.control};
  background: ${token.color.primary};
  color: ${token.color.primaryText};
  font: ${token.font.weight.medium} ${token.font.size[14]} / ${token.font.lineHeight.body}
    ${token.font.family};

  &:not(:focus) {
    ${visuallyHidden}
  }
`
