import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { undoRow } from '../UndoRow/undoRow.styles'
import { row } from './CartLineRow.styles'

/** Its rows lay themselves out by the room that the list has, not the page. */
export const Lines = styled.ul`
  container-type: inline-size;
  box-sizing: border-box;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  list-style: none;

  & > li {
    ${row}
  }
  & > li[data-removed] {
    ${undoRow}
  }
  /* Of a long cart the browser lays out what is near the screen alone; it still finds, reads out and reaches the rest. */
  &[data-long] > li {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 99px;
  }
  @media print {
    border: 0;

    &[data-long] > li {
      content-visibility: visible;
    }
  }
`

export const Removed = styled.div`
  margin-block-end: ${token.space[16]};
`
