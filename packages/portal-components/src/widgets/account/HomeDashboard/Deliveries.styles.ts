import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height } from '../../../parts/field/control.styles'

/** Wide enough for the day, the amount and the button in columns. */
const COLUMNS = 'widget (min-width: 37.5em)'

/** On a narrow screen the day is a band above its deliveries. */
export const Row = styled.li`
  position: relative;
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'day day' 'name amount' 'where action';
  gap: 0 ${token.space[12]};
  padding-block-end: ${token.space[8]};

  &[data-same-day] {
    border-block-start: 1px solid ${token.color.border};
  }
  &:nth-child(4) {
    display: none;
  }
  @container ${COLUMNS} {
    grid-template-columns: 132px minmax(0, 1fr) auto auto;
    grid-template-areas: 'day name amount action' 'day where amount action';
    align-content: center;
    min-block-size: 60px;
    padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} ${token.space[16]};

    &:not(:first-child) {
      border-block-start: 1px solid ${token.color.border};
    }
    &:nth-child(4) {
      display: grid;
    }
  }
`

export const Day = styled.span`
  grid-area: day;
  box-sizing: border-box;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[8]};
  min-block-size: 32px;
  margin-block-end: ${token.space[8]};
  padding-inline: ${token.space[16]};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};

  & > strong {
    color: ${token.color.text};
    font-weight: ${token.font.weight.bold};
  }
  ${Row}:first-child > & {
    border-start-start-radius: calc(${token.radius.card} - 1px);
    border-start-end-radius: calc(${token.radius.card} - 1px);
  }
  ${Row}[data-same-day] > & {
    block-size: ${token.space[8]};
    min-block-size: 0;
    margin: 0;
    background: none;
    overflow: hidden;

    & > * {
      opacity: 0;
    }
  }

  @container ${COLUMNS} {
    &,
    ${Row}[data-same-day] > & {
      display: grid;
      gap: 0;
      align-content: center;
      block-size: auto;
      min-block-size: 0;
      margin: 0;
      padding: 0;
      background: none;
    }
  }
`

/** Two lines on a narrow screen, because the ends of names distinguish them. */
export const Name = styled.span`
  grid-area: name;
  align-self: end;
  min-inline-size: 0;
  margin-inline-start: ${token.space[16]};
  overflow: hidden;
  font-weight: ${token.font.weight.medium};
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  text-wrap: balance;

  /* Extends the link's target over the whole row, except for the button. */
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @container ${COLUMNS} {
    margin: 0;
    -webkit-line-clamp: 1;
  }
`

export const Where = styled.span`
  grid-area: where;
  align-self: center;
  min-inline-size: 0;
  padding-inline-start: ${token.space[16]};
  overflow: hidden;
  color: ${token.color.textMuted};
  font-size: ${token.font.size[14]};
  text-overflow: ellipsis;
  white-space: nowrap;

  @container ${COLUMNS} {
    align-self: start;
    padding: 0;
  }
`

export const Amount = styled.strong`
  grid-area: amount;
  justify-self: end;
  padding-inline-end: ${token.space[16]};
  font-weight: ${token.font.weight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @container ${COLUMNS} {
    align-self: center;
    padding-inline-end: ${token.space[4]};
  }
`

/** Above the link's extended target. */
export const Action = styled.span`
  position: relative;
  grid-area: action;
  align-self: center;
  justify-self: end;
  margin-block: calc(-1 * ${token.space[8]});
  padding-inline-end: ${token.space[8]};

  @container ${COLUMNS} {
    margin: 0;
    padding: 0;
  }
`

/** Sentence and button on one line where they fit. */
export const None = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[16]};
  min-block-size: ${height.medium};
  padding: ${token.space[8]} ${token.space[12]} ${token.space[8]} ${token.space[16]};

  & > p {
    margin: 0;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`
