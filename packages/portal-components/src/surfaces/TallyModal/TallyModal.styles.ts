import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

export const Body = styled.div`
  display: grid;
  gap: ${token.space[16]};
  container-type: inline-size;
`

export const Muted = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
  font-variant-numeric: tabular-nums;
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

export const TotalQuantity = styled.strong`
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.heading};
`

export const TotalPrice = styled.span`
  font-size: ${token.font.size[16]};
`

export const Send = styled.div`
  flex: 1 0 160px;

  @container (min-width: 440px) {
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
