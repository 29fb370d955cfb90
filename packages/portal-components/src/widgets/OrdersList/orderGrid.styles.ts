import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Where a row is a card, where it takes two lines, and where it fits on one. */
export const TWO_LINES = 'orders (min-width: 640px)'
export const ONE_LINE = 'orders (min-width: 960px)'

/** A card, or the frame of the whole table. */
export const raised = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

/** The columns of the head and of each row, which so stand under each other. */
export const columns = css`
  display: grid;
  box-sizing: border-box;
  column-gap: ${token.space[16]};
  padding-inline: ${token.space[16]};

  @container ${TWO_LINES} {
    grid-template:
      'number type date address amount' auto
      'reference . branch job .' auto
      / 96px 72px minmax(0, 1fr) minmax(0, 1.6fr) 104px;
  }
  @container ${ONE_LINE} {
    grid-template-areas: 'number type date branch reference address job amount';
    grid-template-columns:
      76px 72px 96px minmax(0, 1fr) minmax(0, 0.9fr) minmax(0, 1.3fr) minmax(0, 1.3fr)
      112px;
  }
`

/** Where a head or a value stands. */
export const place = css`
  &[data-column='number'] {
    grid-area: number;
  }
  &[data-column='type'] {
    grid-area: type;
  }
  &[data-column='date'] {
    grid-area: date;
  }
  &[data-column='branch'] {
    grid-area: branch;
  }
  &[data-column='reference'] {
    grid-area: reference;
  }
  &[data-column='address'] {
    grid-area: address;
  }
  &[data-column='job'] {
    grid-area: job;
  }
  &[data-column='amount'] {
    grid-area: amount;
    text-align: end;
  }
  &[data-column='details'] {
    grid-area: details;

    @container ${TWO_LINES} {
      display: none;
    }
  }
`
