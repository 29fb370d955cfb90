import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { control, controlFocus, placeholder } from '../../../parts/field/field.styles'
import { pressMotion, type } from '../../../parts/field/control.styles'
import { focusRing, ring } from '../../../parts/focusRing.styles'
import { undoRow } from '../../../surfaces/UndoRow/UndoRow'
import { bottomBar } from '../../../surfaces/BottomBar/bottomBar.styles'

const ROWS = 'widget (min-width: 40em)'

const COLUMNS = 'widget (min-width: 60em)'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[20]};

  /* A file is held over the pad. */
  &[data-dropping] textarea {
    ${ring}
    background-color: ${token.color.infoBackground};
  }
`

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[16]};

  @container ${COLUMNS} {
    grid-template-columns: minmax(0, 300px) minmax(0, 1fr);
  }
`

/** The typed lines, which stay visible beside their products. */
export const Sheet = styled.div`
  display: grid;
  gap: ${token.space[8]};

  @container ${COLUMNS} {
    position: sticky;
    inset-block-start: calc(${token.stickyTop} + ${token.space[16]});
  }
`

export const Text = styled.textarea`
  ${control}
  ${controlFocus}
  ${placeholder}
  resize: vertical;
  max-block-size: 260px;
  line-height: 1.75;
  font-variant-ligatures: no-contextual;
  /* Keeps a code on one line. */
  white-space: pre;
  overflow: auto;

  &:focus-visible {
    ${ring}
  }
  @container ${COLUMNS} {
    block-size: min(560px, 60vh);
    max-block-size: none;
  }
`

/** Only a pointer can drop a file. */
export const DropNote = styled.p`
  display: none;
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[12]};

  @media (hover: hover) {
    display: block;
  }
`

export const Board = styled.section`
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

export const BoardHead = styled.div`
  padding: ${token.space[12]};
  border-block-end: 1px solid ${token.color.border};

  @container ${ROWS} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(96px, auto) 124px 44px;
    align-items: center;
    padding: ${token.space[8]} ${token.space[8]} ${token.space[8]} ${token.space[16]};
  }
`

export const Filter = styled.button`
  ${type}
  ${pressMotion}
  ${focusRing}
  min-block-size: ${token.target};
  padding: 0 ${token.space[12]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.pill};
  background-color: ${token.color.surfaceRaised};
  color: ${token.color.text};
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  @media (hover: hover) {
    &:hover {
      border-color: ${token.color.borderStrong};
    }
  }
  &[data-group='choose'] {
    border-color: ${token.color.cautionBorder};
    background-color: ${token.color.cautionBackground};
    color: ${token.color.caution};
  }
  &[data-group='missing'],
  &[data-group='mend'] {
    border-color: ${token.color.criticalBorder};
    background-color: ${token.color.criticalBackground};
    color: ${token.color.critical};
  }
  &[aria-pressed='true'] {
    border-color: ${token.color.text};
    background-color: ${token.color.text};
    color: ${token.color.surfaceRaised};
  }
`

export const ColumnHead = styled.span`
  display: none;
  font-size: ${token.font.size[12]};
  font-weight: ${token.font.weight.medium};
  text-align: end;

  @container ${ROWS} {
    display: block;
  }
`

export const None = styled.p`
  margin: 0;
  padding: ${token.space[24]} ${token.space[16]};
  color: ${token.color.textMuted};
`

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li[data-removed] {
    ${undoRow}
    padding-inline: ${token.space[16]} ${token.space[8]};
  }
  & > li[data-removed] + li,
  & > li + li[data-removed] {
    border-block-start: 1px solid ${token.color.border};
  }
`

export const Bar = styled.div`
  ${bottomBar}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[16]};

  & > :last-child {
    flex: none;
  }
  @container ${ROWS} {
    inset-block-end: ${token.space[16]};
    justify-content: flex-end;
    margin: 0;
    padding: ${token.space[12]} ${token.space[16]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.card};
    box-shadow: ${token.shadow.float};
  }
`

export const Sum = styled.div`
  min-inline-size: 0;

  @container ${ROWS} {
    text-align: end;
  }
`
