import { token } from '@trade-portal/theme'
import styled from 'styled-components'
import { columns, place, raised, TWO_LINES } from './orderGrid.styles'

export const Table = styled.table`
  display: block;
  inline-size: 100%;

  @container ${TWO_LINES} {
    ${raised}
  }
`

export const Head = styled.thead`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);

  @container ${TWO_LINES} {
    position: sticky;
    inset-block-start: ${token.stickyTop};
    z-index: ${token.layer.sticky};
    display: block;
    inline-size: auto;
    block-size: auto;
    overflow: visible;
    clip-path: none;
    border-block-end: 1px solid ${token.color.border};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
    background-color: ${token.color.surfaceRaised};
  }
`

export const HeadRow = styled.tr`
  ${columns}
  padding-block: ${token.space[12]};
`

export const HeadCell = styled.th`
  ${place}
  min-inline-size: 0;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.bold};
  line-height: ${token.font.lineHeight.body};
  text-align: start;
`

/** The rows that are not drawn are held by its padding, which the browser must not take for a jump. */
export const Body = styled.tbody`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  overflow-anchor: none;

  @container ${TWO_LINES} {
    gap: 0;
  }
`
