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
const ROW = '(min-width: 43.75em)'

/** Joins the cards on one surface, side by side where they fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  list-style: none;

  @container ${ROW} {
    /* The second card has a button beside its figure. */
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1fr);
    grid-template-rows: repeat(3, auto);
  }
`

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  min-inline-size: 0;
  padding: ${token.space[12]} ${token.space[16]};
  box-sizing: border-box;

  &:not(:first-child) {
    border-block-start: 1px solid ${token.color.border};
  }
  @container ${ROW} {
    /* Aligns the figures when a label wraps to two lines. */
    grid-row: span 3;
    grid-template-rows: subgrid;

    &:not(:first-child) {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.border};
    }
  }
`

export const Label = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Row = styled.span`
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
    inline-size: 20px;
    block-size: 20px;
    margin-inline-end: ${token.space[8]};
    vertical-align: -3px;
  }
`

/** Reserves its line while the links load. */
export const Ways = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[16]};
  min-block-size: calc(${token.font.size[14]} * ${token.font.lineHeight.body});
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

export const Moment = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${token.space[8]};
`

export const Aside = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
`
