import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'
import { MEDIUM } from '../../../parts/table/dataGrid.styles'
import { sku } from './ProductGrid.styles'

const muted = css`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Under the name in a row; under the price on a card. */
export const Sku = styled.div`
  ${sku}
  display: none;
  font-size: ${token.font.size[12]};

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

/**
 * The customer's price above the quantity in the cart. On a card the product number comes here, and the quantity in the
 * cart goes under the picture, on as many lines as needed.
 */
export const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  min-block-size: ${height.medium};

  &[data-sku]::after {
    content: attr(data-sku);
    ${sku}
    overflow: hidden;
    font-size: ${token.font.size[12]};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Without a price above it, the number may wrap. */
  &[data-alone]::after {
    white-space: normal;
  }
  & > [data-in-cart] {
    position: absolute;
    inset-block-end: 2px;
    inset-inline-start: ${token.space[4]};
    display: block;
    inline-size: 64px;
    text-align: center;
    white-space: normal;
  }
  & > [data-in-cart] > svg {
    vertical-align: -2px;
  }
  /* The cell is already below the picture here. */
  @container table (max-width: 21.8125em) {
    & > [data-in-cart] {
      position: static;
      inline-size: auto;
      text-align: start;
    }
  }

  @container ${MEDIUM} {
    justify-items: end;
    min-block-size: 0;

    &[data-sku]::after {
      content: none;
    }
    & > [data-in-cart] {
      position: static;
      display: inline-flex;
      inline-size: auto;
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

/** Reserves the width of two decimals. */
export const NoFraction = styled.span`
  white-space: pre;
  -webkit-user-select: none;
  user-select: none;

  @container table not (min-width: 40em) {
    display: none;
  }
`

/** Reserves the height of the controls before they render; on a card also their smallest width. */
export const Add = styled.div`
  --step-field: 44px;
  --add-gap: ${token.space[4]};
  --add-width: 46px;
  inline-size: 182px;
  block-size: ${height.medium};

  &[data-tally] {
    inline-size: 120px;
  }

  @container table (max-width: 19.9375em) {
    &,
    &[data-tally] {
      inline-size: auto;
    }
    margin-block-start: ${token.space[4]};
  }

  @container ${MEDIUM} {
    --step-field: 52px;
    --add-gap: ${token.space[12]};
    --add-width: 64px;
    --tally-button-width: 128px;
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
