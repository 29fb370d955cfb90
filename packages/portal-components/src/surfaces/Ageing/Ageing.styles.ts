import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'

/** Aligns the starts of the bars and the ends of the figures in columns. */
export const Table = styled.table`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(${token.space[24]}, 1fr) auto;
  column-gap: ${token.space[16]};
  inline-size: 100%;
  margin: 0;
  border-collapse: collapse;
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  & > tbody {
    display: contents;
  }
`

export const Row = styled.tr`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
`

export const Name = styled.th`
  padding: 0;
  font-weight: ${token.font.weight.regular};
  text-align: start;
`

export const Cell = styled.td`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  padding: 0;
`

export const Chart = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 28px;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
  & > line {
    stroke: ${token.color.borderStrong};
    stroke-width: 1px;
  }
  & > rect {
    fill: ${token.color.positive};
  }
  & > rect[data-tone='late'] {
    fill: ${token.color.caution};
  }
  & > rect[data-tone='latest'] {
    fill: ${token.color.critical};
  }
  & > rect[data-tone='credit'] {
    fill: ${token.color.info};
  }
  @media (forced-colors: active) {
    & > line,
    & > rect,
    & > rect[data-tone] {
      forced-color-adjust: none;
      fill: CanvasText;
      stroke: CanvasText;
    }
  }
`

export const Figure = styled.span`
  font-weight: ${token.font.weight.medium};
  text-align: end;
`
