import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { focusRing } from '../../../parts/focusRing.styles'
import { offPaper } from '../../../parts/paper.styles'

const ROWS = 'widget (min-width: 40em)'

/** The columns of a row; those of the head over them are its last. */
const columns = `34px 106px 60px minmax(0, 1fr) minmax(96px, auto) 124px 44px`

/** On narrow containers the verdict stands first, then the product with its figures, then what mends the line. */
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
  /* The line has no product, and no picture. */
  &[data-bare] {
    grid-column: media-start / description-end;
    font-weight: ${token.font.weight.medium};
  }
`

export const Name = styled.div`
  font-weight: ${token.font.weight.medium};
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

export const Unit = styled.span`
  color: ${token.color.textMuted};
`

export const Pieces = styled.div`
  color: ${token.color.textMuted};
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
