import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { PlainButton } from '../../../parts/PlainButton'
import { pressMotion, type } from '../../../parts/field/control.styles'
import { focusRing } from '../../../parts/focusRing.styles'

export { Columns, Note } from '../../../surfaces/SummaryAside/SummaryAside.styles'

export const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  /* Keeps a focused field clear of the bottom bar with total and button. */
  @container (max-width: 59.99875em) {
    & :is(input, textarea, button, [role='spinbutton']) {
      scroll-margin-block-end: calc(${token.space[64]} * 2);
    }
  }
`

/** Two short fields side by side where a thumb has room for them. Longer ones, and three, need more room. */
export const Pair = styled.div`
  display: grid;
  gap: ${token.space[16]} ${token.space[12]};
  align-items: start;

  @container (min-width: 21.25em) {
    &:not([data-long]) {
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
    }
  }
  @container (min-width: 30em) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    &[data-uneven] > :first-child {
      grid-column: span 2;
    }
  }
`

/** Date and time side by side where both rows of choices have room. */
export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${token.space[16]};
  align-items: start;
`

export const Delivery = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[8]};

  &[data-empty] {
    display: none;
  }
`

export const DeliveryText = styled.p`
  display: flex;
  gap: ${token.space[8]};
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
`

/** Collapses all products into one line. */
export const Fold = styled(PlainButton)`
  ${type}
  ${focusRing}
  ${pressMotion}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]};
  inline-size: 100%;
  min-block-size: max(${token.target}, ${token.space[48]});
  padding: ${token.space[4]} ${token.space[20]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-size: ${token.font.size[16]};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;

  @media (hover: hover) {
    &:hover {
      background-color: ${token.color.surfaceSunken};
    }
  }
  &:active {
    background-color: ${token.color.surfaceSunken};
  }
`

export const Show = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${token.space[4]};
  color: ${token.color.link};
  font-weight: ${token.font.weight.medium};

  & > svg {
    transition: rotate ${token.motion.press} ${token.motion.easing};
  }
  [aria-expanded='true'] > & > svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`

export const Branch = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[12]};
  padding: ${token.space[8]} ${token.space[12]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
`

export const Site = styled.div`
  container: site / inline-size;
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  padding: ${token.space[12]};
  padding-inline-end: ${token.space[4]};
  border-radius: ${token.radius.control};
  background-color: ${token.color.surfaceSunken};
`

export const SiteFacts = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]} ${token.space[16]};
  min-inline-size: 0;

  @container site (min-width: 35em) {
    grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const SiteFact = styled.div`
  display: flex;
  gap: ${token.space[8]};
  font-size: ${token.font.size[14]};

  & > svg {
    flex: none;
    color: ${token.color.textMuted};
  }
`

export const SiteWords = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${token.font.weight.medium};
  }
  & > span {
    color: ${token.color.textMuted};
  }

  @container site (min-width: 35em) {
    display: grid;
  }
`
