import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { bleed } from './tallyRows.styles'

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
`

/** Holds the text line and the columns' names in sight while the rows scroll, and a phone's keypad is open. */
export const Top = styled.div`
  ${bleed}
  position: sticky;
  inset-block-start: calc(${token.space[4]} * -1);
  z-index: ${token.layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-block-start: ${token.space[4]};
  background-color: ${token.color.surfaceRaised};
`

export const Begun = styled.div`
  margin-block-end: ${token.space[16]};
`

export const Muted = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
`

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[12]};
  inline-size: 100%;
  container-type: inline-size;
`

export const Totals = styled.div`
  font-variant-numeric: tabular-nums;
`

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token.space[4]};
  margin: 0;
`

export const Figure = styled.strong`
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
`

/** As high as a figure. */
export const Asked = styled.strong`
  font-size: ${token.font.size[16]};
  font-weight: ${token.font.weight.bold};
  line-height: calc(${token.font.size[22]} * ${token.font.lineHeight.heading});
`

export const Send = styled.div`
  flex: 1 0 8.75em;

  @container (min-width: 27.5em) {
    max-inline-size: 240px;
  }
`

export const Blocked = styled.p`
  flex: 1 0 100%;
  margin: 0;
  color: ${token.color.critical};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};
`
