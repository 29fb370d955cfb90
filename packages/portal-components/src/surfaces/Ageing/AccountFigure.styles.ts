import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Label = styled.div`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Figure = styled.strong`
  display: block;
  font-size: ${token.font.size[28]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;
`

export const Note = styled.div`
  margin-block-start: ${token.space[4]};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`
