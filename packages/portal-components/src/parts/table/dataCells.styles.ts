import { token } from '@trade-portal/theme'
import { css } from 'styled-components'
import { MEDIUM, place, WIDE } from './dataGrid.styles'
import { plainLetters } from '../plainLetters.styles'

/** Cells are plain elements: a component for each of thousands would cost more than the rest of the row. */
export const cells = css`
  & > * {
    ${place}
    padding: 0;
    font-weight: ${token.font.weight.regular};
    overflow-wrap: anywhere;
    text-align: start;
  }
  & > [data-align='end'] {
    overflow-wrap: normal;
  }
  & > [data-align='end'],
  & > [data-kind='figure'],
  & > [data-kind='day'] {
    font-variant-numeric: tabular-nums;
  }
  & > [data-card-align='end'] {
    text-align: end;
  }
  & > [data-tone='strong'] {
    font-size: ${token.font.size[16]};
    font-weight: ${token.font.weight.bold};
  }
  & > [data-column='sku'] {
    ${plainLetters}
  }
  & > [data-tone='muted'] {
    color: ${token.color.textMuted};
  }
  & > [data-card-lines='1'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-card-lines='2'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-open] > [data-card-lines] {
    display: block;
    white-space: normal;
  }
  & > [data-controls] {
    align-self: center;
  }
  /* In a tall row the action is on the first line, like the other cells. */
  &[data-lines='baseline'] > [data-controls]:not([data-column='select']) {
    align-self: start;
  }
  /* Beside the first two lines of a card, however many it has. */
  && > [data-column='select'],
  & > [data-column='details'] {
    align-self: start;
  }
  & > [data-column='select'] > * {
    margin-block: calc((48px - 44px) / 2);
  }
  & > [data-on-request] {
    display: none;
  }
  &[data-open] > [data-on-request] {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${token.space[8]};
    padding-block-start: ${token.space[4]};
    text-align: start;
    white-space: normal;
  }
  @container table not (min-width: 40em) {
    &&[data-open] > [data-on-request] {
      grid-area: auto / 1 / auto / -1;
    }
  }

  @container ${MEDIUM} {
    &&& > [data-tone='strong'] {
      font-size: ${token.font.size[14]};
      font-weight: ${token.font.weight.medium};
    }
    &&& > [data-on-request] {
      display: block;
      padding: 0;
    }
    &&& > [data-card-lines] {
      display: block;
      overflow: visible;
      white-space: normal;
    }
    /* The touch target of the checkbox does not increase the row height. */
    && > [data-column='select'] {
      align-self: center;
    }
    &&[data-lines='baseline'] > [data-column='select'] {
      align-self: start;
    }
    && > [data-column='select'] > * {
      margin-block: calc((1lh - 44px) / 2);
    }
    &&& > * {
      text-align: start;
    }
    &&& > [data-align='end'] {
      text-align: end;
    }
  }
  @container ${WIDE} {
    &&& > [data-tone='muted'] {
      color: inherit;
    }
  }
  @media print {
    &&&& > [data-off-paper] {
      display: none;
    }
  }
`
