import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { height } from '../../parts/field/control.styles'
import { ring } from '../../parts/focusRing.styles'
import { offPaper, stacked } from '../../parts/paper.styles'
import { visuallyHidden } from '../../parts/VisuallyHidden'

const WIDE = '@container widget (min-width: 40em)'
const NARROW = '@container widget (max-width: 39.99875em)'
const ROOMY = '@container widget (min-width: 62.5em)'
/** Too narrow for search, a filter of several fields, and order on one line. */
const TWO_LINES = '@container widget (min-width: 40em) and (max-width: 62.4375em)'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[12]};
  min-inline-size: 0;
  ${stacked}

  ${WIDE} {
    &[data-headed] {
      gap: ${token.space[16]};
    }
  }
  ${NARROW} {
    gap: ${token.space[4]};

    &[data-headed] {
      gap: 0;
    }
  }
`

export const Tools = styled.div`
  ${offPaper}
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[4]};

  ${WIDE} {
    gap: ${token.space[12]};
  }
`

/** A pill as high as a chip, with a target that fills its line. */
const chip = css`
  box-sizing: border-box;
  position: relative;
  inline-size: auto;
  min-block-size: 36px;
  padding-block: ${token.space[4]};
  padding-inline: ${token.space[12]};
  border-radius: ${token.radius.pill};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.medium};

  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
`

/** Filters and order: on narrow containers one line of chips that scrolls from edge to edge. */
export const Chips = styled.div`
  display: contents;

  ${NARROW} {
    --segment-gap: ${token.space[8]};
    --segments-edge: 0px;
    --segments-background: transparent;
    --segment-background: ${token.color.surfaceRaised};
    --segment-edge: ${token.color.borderStrong};
    --segment-radius: ${token.radius.pill};
    flex: 1 1 100%;
    display: flex;
    gap: ${token.space[8]};
    min-inline-size: 0;
    margin-inline: calc(${token.space[16]} * -1);
    padding: 4px ${token.space[16]};
    overflow-x: auto;
    scrollbar-width: none;
    scroll-padding-inline: ${token.space[16]};

    && > * {
      flex: none;
    }
    & button[aria-haspopup],
    & [role='radiogroup'] label {
      ${chip}
    }
  }
`

export const Search = styled.div`
  flex: 1 1 100%;

  /* The hint is whole on the narrowest phones. */
  @container widget (max-width: 21.4375em) {
    & input::placeholder {
      font-size: ${token.font.size[14]};
    }
  }
  ${WIDE} {
    flex: 1 1 15em;
  }
  ${TWO_LINES} {
    ${Tools}:has([data-several]) > & {
      flex-basis: 100%;
    }
  }
`

/** As high as the fields beside it, even if its content is lower. */
export const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[12]};

  && > * {
    align-content: stretch;
  }
  ${WIDE} {
    && > * {
      min-block-size: ${height.field};
    }
  }
`

/** The label is visually hidden: the value explains itself. */
export const Sort = styled.div`
  ${offPaper}
  flex: 1 1 auto;
  min-inline-size: 0;

  & label,
  & > * > span:first-child {
    ${visuallyHidden}
  }
  ${WIDE} {
    flex: 0 1 10.625em;
    margin-inline-start: auto;
  }
  ${ROOMY} {
    flex-basis: 16.25em;
  }
`

/** The count, and at its end the actions on all counted rows. */
export const Status = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[8]} ${token.space[16]};
`

/** Tools at the end of the head. They do not make its line higher. */
export const HeadTools = styled.div`
  ${offPaper}
  flex: none;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  margin-block: calc(${token.space[4]} * -1);
`

export const OnWide = styled.div`
  ${NARROW} {
    display: none;
  }
`

/** It receives the focus of a button that it replaces. */
export const OnNarrow = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: calc(${token.space[8]} * -1);
  border-radius: ${token.radius.small};
  outline: none;

  &:focus-visible {
    ${ring}
  }
  & button {
    font-size: ${token.font.size[16]};
    white-space: nowrap;
  }
  ${WIDE} {
    display: none;
  }
`

/** Reserves its line while the rows load. */
export const Count = styled.div`
  position: relative;
  min-block-size: 1lh;
  border-radius: ${token.radius.small};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;

  &:has(:focus-visible) {
    ${ring}
  }
  ${NARROW} {
    [data-selecting] & {
      ${visuallyHidden}
    }
  }
`

/** Receives the focus of an element that it replaces. */
export const WholeCount = styled.p`
  ${visuallyHidden}
`

/** On narrow containers it reaches from edge to edge, above the phone's own bar. */
export const SelectionBar = styled.div`
  ${offPaper}
  order: 1;
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  margin-inline: calc(${token.space[16]} * -1);
  padding: ${token.space[8]} ${token.space[16]} calc(${token.space[12]} + env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${token.color.border};
  background-color: ${token.color.surfaceRaised};
  box-shadow: ${token.shadow.float};

  @media (max-height: 480px) {
    position: static;
  }
  ${WIDE} {
    margin-inline: 0;
    padding-block: ${token.space[12]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card} ${token.radius.card} 0 0;
  }
  &&[data-empty] {
    ${visuallyHidden}
  }
`

export const SelectionCount = styled.p`
  flex: 1 1 0;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  min-inline-size: min-content;
  margin: 0;
  font-variant-numeric: tabular-nums;
`

/** On narrow containers the actions take a full line. */
export const SelectionActions = styled.div`
  flex: 1 0 100%;
  display: flex;
  gap: ${token.space[8]};

  & > :last-child {
    flex: 1 1 auto;
  }
  ${NARROW} {
    & > * {
      padding-inline: ${token.space[12]};
    }
    & svg {
      display: none;
    }
  }
  ${WIDE} {
    flex: 0 0 auto;
  }
`
