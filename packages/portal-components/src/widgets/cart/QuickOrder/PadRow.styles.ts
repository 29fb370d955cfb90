import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusRing } from '../../../parts/focusRing.styles'
import { offPaper } from '../../../parts/paper.styles'
import { pressMotion, tint, type } from '../../../parts/field/control.styles'

const ROWS = 'widget (min-width: 40em)'

/** The columns of a row. The head of the board repeats the last ones. */
const columns = `34px 106px 60px minmax(0, 1fr) minmax(96px, auto) 124px 44px`

/** On narrow containers the verdict comes first, then the product with its figures, then the controls to fix the line. */
export const Row = styled.li`
  ${focusRing}
  display: grid;
  grid-template:
    'verdict verdict number remove' auto
    'media description description amount' auto
    'media quantity quantity quantity' auto
    'mend mend mend mend' auto
    / auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 0 ${token.space[8]};
  padding: ${token.space[4]} ${token.space[4]} ${token.space[12]} ${token.space[12]};
  font-size: ${token.font.size[14]};

  &:focus-visible {
    outline-offset: -2px;
  }
  & + & {
    border-block-start: 1px solid ${token.color.border};
  }
  &[data-kind='choose'],
  &[data-kind='lengths'] {
    background-color: ${token.color.cautionBackground};
  }
  &[data-kind='missing'],
  &[data-kind='quantity'],
  &[data-kind='failed'],
  &[data-kind='unread'] {
    background-color: ${token.color.criticalBackground};
  }

  @container ${ROWS} {
    grid-template:
      'number verdict media description quantity amount remove' minmax(60px, auto)
      '. . mend mend mend mend mend' auto
      / ${columns};
    gap: 0;
    padding: 0 ${token.space[8]} 0 ${token.space[8]};
  }
`

export const Number = styled.span`
  grid-area: number;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};
  font-variant-numeric: tabular-nums;

  @container ${ROWS} {
    padding-inline-end: ${token.space[12]};
    text-align: end;
  }
`

export const Verdict = styled.span`
  grid-area: verdict;
  display: flex;
  align-items: center;
  gap: ${token.space[8]};
  color: ${token.color.positive};
  font-weight: ${token.font.weight.medium};

  &[data-kind='choose'],
  &[data-kind='lengths'] {
    color: ${token.color.caution};
  }
  &[data-kind='missing'],
  &[data-kind='quantity'],
  &[data-kind='failed'],
  &[data-kind='unread'] {
    color: ${token.color.critical};
  }
  &[data-kind='looking'] {
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
  svg {
    flex: none;
  }
`

export const Media = styled.span`
  grid-area: media;
  align-self: start;
  line-height: 0;

  @container ${ROWS} {
    align-self: center;
  }
`

export const Description = styled.div`
  grid-area: description;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  @container ${ROWS} {
    padding-block: ${token.space[8]};
  }
  /* The line has no product and no picture. */
  &[data-bare] {
    grid-column: media-start / description-end;
    font-weight: ${token.font.weight.medium};
  }
`

export const Typed = styled.div`
  color: ${token.color.textMuted};
  font-variant-ligatures: no-contextual;
  white-space: pre-wrap;

  [data-bare] > & {
    color: ${token.color.text};
  }
`

export const Quantity = styled.div`
  grid-area: quantity;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[12]};
  font-variant-numeric: tabular-nums;

  &[data-note] {
    color: ${token.color.textMuted};
  }
  @container ${ROWS} {
    display: block;
    padding-inline-start: ${token.space[12]};
    text-align: end;
  }
`

export const Amount = styled.span`
  grid-area: amount;
  padding-inline-end: ${token.space[8]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  text-align: end;

  @container ${ROWS} {
    padding-inline-end: 0;
  }
`

export const Remove = styled.span`
  ${offPaper}
  grid-area: remove;
  justify-self: end;
`

export const Mend = styled.div`
  ${offPaper}
  grid-area: mend;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[8]} ${token.space[12]};
  min-inline-size: 0;
  padding-block-start: ${token.space[8]};
  padding-inline-end: ${token.space[8]};

  @container ${ROWS} {
    padding: 0 ${token.space[8]} ${token.space[12]} 0;
  }
`

export const Find = styled.div`
  flex: 0 1 17.5em;
  min-inline-size: min(220px, 100%);
`

export const Chips = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: ${token.space[8]};
  min-inline-size: 0;
`

export const Chip = styled.button`
  ${type}
  ${pressMotion}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${token.space[8]};
  max-inline-size: 100%;
  min-block-size: ${token.target};
  padding: ${token.space[4]} ${token.space[12]} ${token.space[4]} ${token.space[8]};
  border: 1px solid ${token.color.borderStrong};
  border-radius: calc(${token.radius.modal} * 1.5);
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  text-align: start;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.text};
    }
  }
  &:active {
    background-color: color-mix(in srgb, ${tint.pressed}, ${token.color.surfaceRaised});
  }
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`

export const Dot = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.pill};
`

export const ChipPrice = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
