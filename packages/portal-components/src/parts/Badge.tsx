import { token } from '@trade-portal/theme'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'

export interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | 'info'
  /** The status in a word or two: colour alone conveys nothing. */
  children: ReactNode
}

/** A status label. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <StyledBadge data-tone={tone}>{children}</StyledBadge>
}

/** A badge as a plain element, for a column styled with `badges`. */
export function badgeCell(words: string, tone: BadgeProps['tone'] = 'neutral') {
  return (
    <span data-badge data-tone={tone}>
      {words}
    </span>
  )
}

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[4]};
  padding: 1px ${token.space[8]};
  border: 1px solid transparent;
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-family: ${token.font.family};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.body};
  white-space: nowrap;

  &[data-tone='positive'] {
    background-color: ${token.color.positiveBackground};
    color: ${token.color.positive};
  }
  &[data-tone='caution'] {
    background-color: ${token.color.cautionBackground};
    color: ${token.color.caution};
  }
  &[data-tone='critical'] {
    background-color: ${token.color.criticalBackground};
    color: ${token.color.critical};
  }
  &[data-tone='info'] {
    background-color: ${token.color.infoBackground};
    color: ${token.color.info};
  }
  /* Printers omit backgrounds. */
  @media print {
    border-color: ${token.color.border};
  }
`

const StyledBadge = styled.span`
  ${badge}
`

/** Rules for a table column whose badges are plain elements. */
export const badges = css`
  & [data-badge] {
    ${badge}
  }
`
