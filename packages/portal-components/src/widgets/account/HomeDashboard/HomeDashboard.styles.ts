import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** Reserves the carousel's height while it loads. Promotions come last, below everything needed for an order. */
export const Banner = styled.div`
  block-size: 160px;
  border-radius: ${token.radius.card};
  overflow: hidden;

  /* Height of the picture and the controls below it. */
  @container (max-width: 22.4375em) {
    block-size: 204px;
  }
`

/** Reserves the greeting's height: two lines on a narrow screen. */
export const Greeting = styled.div`
  min-block-size: 34px;

  @container (max-width: 29.9375em) {
    min-block-size: 54px;
  }
`

/** Wide enough for three cards side by side. */
const BALANCE_ROW = '(min-width: 43.75em)'

/** Joins the cards on one surface, side by side where they fit. */
export const Balances = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  list-style: none;

  @container ${BALANCE_ROW} {
    /* The second card has a button beside its figure. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr);
    grid-template-rows: repeat(3, auto);
  }
`

export const Balance = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding: ${token.space[12]} ${token.space[16]};
  box-sizing: border-box;

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }
  @container ${BALANCE_ROW} {
    /* Aligns the figures when a label wraps to two lines. */
    grid-row: span 3;
    grid-template-rows: subgrid;

    &:not(:first-child) {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.border};
    }
  }
`

export const FigureRow = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[4]} ${token.space[12]};
  /* Cards without a button get its height, so that all figures align. */
  min-block-size: ${height.medium};
`

export const Figure = styled.strong`
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;

  &[data-tone='critical'] {
    color: ${token.color.critical};
  }
  & > svg {
    margin-inline-end: ${token.space[8]};
    vertical-align: -3px;
  }
`

/** Reserves its line while the links load. */
export const BalanceLinks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  min-block-size: calc(${token.font.size[14]} * ${token.font.lineHeight.body});
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** Wide enough for pictures, text and buttons on one line. */
const CART_ROW = '(min-width: 42.5em)'

/** The height is the same for an empty and a full cart, to avoid a layout shift when the cart loads. */
export const Cart = styled.div`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${token.space[12]};
  min-block-size: 178px;
  padding: ${token.space[16]};

  @container ${CART_ROW} {
    display: flex;
    align-items: center;
    gap: ${token.space[24]};
    min-block-size: 90px;
    padding: ${token.space[16]} ${token.space[20]};
  }
`

export const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${token.space[8]};
  max-inline-size: 420px;
  order: 1;

  @container ${CART_ROW} {
    flex: 0 1 auto;
    display: flex;
    min-inline-size: 0;
    order: 0;

    & > * {
      flex: 0 1 auto;
      inline-size: 56px;
      min-inline-size: 0;
    }
  }
`

export const PictureSkeleton = styled.div`
  aspect-ratio: 4 / 3;
`

export const MorePictures = styled.span`
  display: grid;
  place-items: center;
  aspect-ratio: 4 / 3;
  border-radius: ${token.radius.control};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
`

export const CartWords = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[12]};
  min-inline-size: 0;

  @container ${CART_ROW} {
    flex: 1 0 auto;
    display: grid;
    justify-content: start;
  }

  &[data-alone] {
    display: grid;
    justify-content: start;
    gap: ${token.space[4]};
  }
`

export const CartTotal = styled.strong`
  color: ${token.color.text};
  font-size: ${token.font.size[22]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  overflow-wrap: anywhere;
`

export const CartWays = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  min-block-size: ${height.medium};
  order: 2;

  @container ${CART_ROW} {
    flex: none;
    min-inline-size: 208px;
  }
`
