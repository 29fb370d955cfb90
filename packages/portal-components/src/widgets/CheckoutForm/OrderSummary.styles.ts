import { token } from '@trade-portal/theme'
import styled from 'styled-components'

export const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  box-sizing: border-box;
  padding: ${token.space[20]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  @container (min-width: 960px) {
    position: sticky;
    inset-block-start: calc(${token.stickyTop} + ${token.space[24]});
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;
`

export const Delivery = styled.div`
  padding-block-start: ${token.space[12]};
  border-block-start: 1px solid ${token.color.border};
`

export const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  justify-items: center;

  & > * {
    max-inline-size: 100%;
  }
`

export const Earlier = styled.div`
  justify-self: stretch;
  container-type: inline-size;
`

export const Phase = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  text-align: center;
`

export const Placed = styled.p`
  display: grid;
  gap: ${token.space[4]};
  margin: 0;
  color: ${token.color.textMuted};
`

export const Number = styled.b`
  color: ${token.color.text};
  font-size: ${token.font.size[28]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.heading};
`
