import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'
import { MEDIUM } from '../../../parts/table/dataGrid.styles'
import { sku } from './ProductGrid.styles'

const muted = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Under the name in a row; after the name on a card, on the same line or the next. */
export const Sku = styled.div`
  ${sku}
  display: inline-block;
  font-size: ${token.font.size[12]};
  line-height: 1.35;

  @container ${MEDIUM} {
    display: block;
  }
`

/** Hidden on cards. */
export const Price = styled.div`
  ${muted}
  display: none;
  font-variant-numeric: tabular-nums;

  @container ${MEDIUM} {
    display: block;
  }
`

export const PriceSkeleton = styled.div`
  block-size: 0;
`

/** The customer's price above the quantity in the cart. */
export const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: ${height.medium};

  & > [data-in-cart] {
    white-space: normal;
  }

  @container ${MEDIUM} {
    justify-items: end;
    min-block-size: 0;

    & > [data-in-cart] {
      white-space: nowrap;
    }
  }
`

export const OwnPrice = styled.div`
  font-size: ${token.font.size[16]};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;

  & strong {
    font-weight: ${token.font.weight.bold};
  }

  @container ${MEDIUM} {
    font-size: ${token.font.size[14]};
  }
`

/** Rows have a separate column for it. */
export const Per = styled.span`
  ${muted}
  font-size: ${token.font.size[12]};
  font-variant-numeric: normal;
  white-space: nowrap;

  @container ${MEDIUM} {
    display: none;
  }
`

export const Unit = styled.span`
  ${muted}
  display: none;
  font-size: ${token.font.size[12]};

  @container ${MEDIUM} {
    display: block;
    margin-inline-start: calc(${token.space[4]} * -1);
  }
`

/** Reserves the height of the controls before they render; on a card also their smallest width. */
export const Add = styled.div`
  --step-field: 30px;
  --add-width: 46px;
  inline-size: 168px;
  block-size: ${height.medium};

  &[data-tally] {
    inline-size: 144px;
  }

  @container table (max-width: 19.9375em) {
    &,
    &[data-tally] {
      inline-size: auto;
    }
    margin-block-start: ${token.space[4]};
  }

  @container ${MEDIUM} {
    --step-field: 40px;
    --add-width: 54px;
    --tally-button-width: 96px;
    &,
    &[data-tally] {
      inline-size: auto;
    }
    margin-block-start: ${token.space[8]};
  }
  @container table (min-width: 50em) {
    margin: 0;
  }
  @container ${MEDIUM} {
    [data-column='customer'] + [data-column='add'] > & {
      margin: 0;
    }
  }
`

export const Note = styled.p`
  ${muted}
  display: none;
  margin: calc(${token.space[8]} * -1) 0 0;
  text-align: end;

  @container listing (min-width: 40em) {
    display: block;
  }
`
