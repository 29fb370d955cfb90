import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Marks an overdue amount with an icon beside its text, so that colour is not the only cue. */
export function OverdueMark({ children }: { children: ReactNode }) {
  return (
    <Mark>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[4]};
  color: ${token.color.critical};

  & > svg {
    flex: none;
    align-self: center;
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 2.25;
  }
`
