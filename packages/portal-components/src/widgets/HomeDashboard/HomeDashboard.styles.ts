import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../parts/field/control.styles'

/** Holds the carousel's place while it loads. */
export const Banner = styled.div`
  block-size: 160px;
  border-radius: ${token.radius.card};
  overflow: hidden;

  /* The picture, and the controls under it. */
  @container (max-width: 359px) {
    block-size: 204px;
  }
  @container (min-width: 640px) {
    block-size: 240px;
  }
`

/** As tall as the greeting will be: on a narrow screen it takes two lines. */
export const Greeting = styled.div`
  min-block-size: 34px;

  @container (max-width: 479px) {
    min-block-size: 54px;
  }
`

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: ${token.space[16]};
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${token.space[8]};
  min-block-size: 108px;
  padding: ${token.space[20]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  box-sizing: border-box;
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
  gap: ${token.space[8]} ${token.space[16]};
  /* As high as a button, which not all of them have: the figures stand on one line. */
  min-block-size: ${height.medium};
`

export const Figure = styled.strong`
  font-size: ${token.font.size[28]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${token.font.lineHeight.heading};
  overflow-wrap: anywhere;

  &[data-tone='critical'] {
    color: ${token.color.critical};
  }
  & > svg {
    inline-size: 24px;
    block-size: 24px;
    margin-inline-end: ${token.space[8]};
    vertical-align: -3px;
  }
`

/** Holds its two lines while what leads on is read. */
export const Ways = styled.span`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${token.space[4]};
  min-block-size: calc(${token.font.size[14]} * ${token.font.lineHeight.body} * 2 + ${token.space[4]});
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
`

/** A time and its day, on one line of writing. */
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
