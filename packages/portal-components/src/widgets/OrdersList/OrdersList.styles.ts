import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { MEDIUM } from '../../parts/table/dataGrid.styles'

export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  min-inline-size: 0;
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-size: ${token.font.size[16]};
  line-height: ${token.font.lineHeight.body};
  container: orders / inline-size;
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`

/** Holds its line while the list is read. */
export const Figures = styled.p`
  inline-size: 100%;
  min-block-size: 1lh;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;

  @container orders (min-width: 640px) {
    inline-size: auto;
  }
`

/** What is said while the list is read lies over its skeleton. */
export const Waiting = styled.div`
  position: relative;
`

/** On a card, which has no head, a picture tells what day it is. */
export const DeliveryDate = styled.span`
  color: ${token.color.textMuted};
  white-space: nowrap;

  & > svg {
    inline-size: 14px;
    block-size: 14px;
    margin-inline-end: ${token.space[4]};
    vertical-align: -2px;
  }
  @container ${MEDIUM} {
    color: inherit;

    & > svg {
      display: none;
    }
  }
`
