import { token } from '@trade-portal/theme'
import { css } from 'styled-components'

/** Hides controls and navigation in print. */
export const offPaper = css`
  @media print {
    &&& {
      display: none;
    }
  }
`

/** Shows a replacement in print only. */
export const onPaper = css`
  display: none;

  @media print {
    display: inline;
  }
`

/** Stacks blocks in print, where grids and columns break over pages badly or not at all. */
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
