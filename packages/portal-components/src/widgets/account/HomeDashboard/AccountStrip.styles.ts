import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { height, iconSize } from '../../../parts/field/control.styles'

/** Wide enough for both balances, the bar and Pay Now on one line. */
const LINE = '(min-width: 43.75em)'

/** On a narrow screen the bar and Pay Now have a line of their own. */
export const Strip = styled.ul`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, auto));
  justify-content: space-between;
  align-items: center;
  gap: ${token.space[4]} ${token.space[12]};
  min-block-size: 108px;
  margin: 0;
  padding: ${token.space[8]} ${token.space[16]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.card};
  background: ${token.color.surfaceRaised};
  list-style: none;

  @container ${LINE} {
    display: flex;
    gap: ${token.space[24]};
    min-block-size: 56px;
    padding: 5px ${token.space[8]} 5px ${token.space[16]};
  }
`

/** A balance; the overdue one with what belongs to it. */
export const Part = styled.li`
  display: contents;

  @container ${LINE} {
    display: flex;
    align-items: center;
    gap: ${token.space[24]};
    min-inline-size: 0;

    &:last-child {
      flex: 1;
    }
  }
  &[data-tone='critical'] {
    --tone: ${token.color.critical};
  }
`

export const Balance = styled.div`
  display: grid;
  min-inline-size: 0;
`

export const Label = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};
  color: var(--tone, ${token.color.textMuted});
  font-size: ${token.font.size[12]};
  line-height: 18px;

  ${iconSize(14)}

  @container ${LINE} {
    white-space: nowrap;
  }
`

export const Figure = styled.strong`
  color: var(--tone, ${token.color.text});
  font-size: ${token.font.size[18]};
  font-weight: ${token.font.weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 24px;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`

/** The ages and Pay Now: on a narrow screen a line of their own. */
export const Rest = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${token.space[16]};
  min-inline-size: 0;
  min-block-size: ${height.medium};

  @container ${LINE} {
    flex: 1;
    gap: ${token.space[24]};
  }
`

/** The bar's room, kept while the ages load. */
export const Ages = styled.div`
  flex: 1;
  min-inline-size: 0;
  font-size: ${token.font.size[14]};
`

export const Pay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token.space[12]};
`
