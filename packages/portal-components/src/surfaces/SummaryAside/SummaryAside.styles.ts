import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { offPaper, stacked } from '../../parts/paper.styles'
import { stickyBar } from '../BottomBar/bottomBar.styles'

const card = css`
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surfaceRaised};
`

/** Stacks page and summary in one column, until there is room for both side by side. */
export const Columns = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token.space[16]};

  @container (min-width: 60em) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 360px;
    gap: ${token.space[24]};
    align-items: start;
  }
  ${stacked}
`

/** Holds the host's own content below the summary. */
export const HostPart = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${offPaper}
`

/**
 * A single card beside the page. Below the page its parts are laid out by the page, so that the action can stick to its
 * end; `data-whole` keeps them together.
 */
export const Aside = styled.aside`
  display: contents;
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};

  /* At the end of the page, below the figures that it sums up. */
  @media print {
    &&& {
      position: static;
      display: block;
      inline-size: 80mm;
      margin-inline-start: auto;
      padding: 0;
      border: 0;
      break-inside: avoid;
    }
  }

  &[data-whole] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
    padding: ${token.space[20]};
    ${card}
  }

  @container (min-width: 60em) {
    &,
    &[data-whole] {
      position: sticky;
      inset-block-start: calc(${token.stickyTop} + ${token.space[24]});
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${token.space[16]};
      box-sizing: border-box;
      padding: ${token.space[20]};
      ${card}
    }
  }
`

export const Figures = styled.div`
  display: grid;
  gap: ${token.space[12]};
  padding: ${token.space[16]};
  ${card}

  [data-whole] > & {
    padding: 0;
    border: 0;
    background: none;
  }
  @container (min-width: 60em) {
    padding: 0;
    border: 0;
    background: none;
  }
  @media print {
    padding: 0;
    border: 0;
  }
`

/** On narrow containers, the action sticks to the bottom, and its figure goes beside its button if there is room. */
export const Action = styled.div`
  ${stickyBar}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;

  @container (min-width: 35em) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${token.space[24]};

    & > :only-child {
      grid-column: 1 / -1;
    }
  }
  @container (min-width: 60em) {
    position: static;
    order: 0;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[16]};
    margin: 0;
    padding: ${token.space[16]} 0 0;
    background: none;
  }
  @media print {
    position: static;
    grid-template-columns: minmax(0, 1fr);
    margin: ${token.space[12]} 0 0;
    padding: ${token.space[12]} 0 0;
  }
`

export const Elsewhere = styled.div`
  ${offPaper}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[8]};
  justify-items: center;
  font-size: ${token.font.size[14]};

  &:empty {
    display: none;
  }
`

export const Note = styled.p`
  margin: 0;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  font-variant-numeric: tabular-nums;
  line-height: ${token.font.lineHeight.body};
`
