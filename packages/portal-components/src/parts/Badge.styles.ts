import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'

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

export const Badge = styled.span`
  ${badge}
`

/** Rules for a table column whose badges are plain elements. */
export const badges = css`
  & [data-badge] {
    ${badge}
  }
`
