import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Leaves out of a printed page what is for pressing, typing and looking around. */
export const offPaper = css`
  @media print {
    &&& {
      display: none;
    }
  }
`

/** Stands on paper in place of what is left out there. */
export const onPaper = css`
  display: none;

  @media print {
    display: inline;
  }
`

/** Stacks blocks on paper, where what is laid out in a grid or in columns breaks over pages badly or not at all. */
export const stacked = css`
  @media print {
    && {
      display: block;
    }
    && > * + * {
      margin-block-start: ${token.space[16]};
    }
  }
`
