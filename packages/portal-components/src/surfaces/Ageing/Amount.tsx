import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { usePortal } from '../../context/PortalContext'
import type { Portal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'

/** An amount of the account: nothing is quiet, and a credit has its sign. */
export function Amount({ of }: { of: Money | null }) {
  const portal = usePortal()
  if (of === null) return '-'
  return <Figure data-sign={signOf(of)}>{figureText(of, portal.formats.money, portal)}</Figure>
}

/** An `Amount` for a column whose rules are `amounts`. Most are a debt, which looks as any figure and needs no element. */
export function amountCell(of: Money | null, portal: Pick<Portal, 'formats' | 'say'>): ReactNode {
  if (of === null) return '-'
  const sign = signOf(of)
  const text = figureText(of, portal.formats.money, portal)
  return sign === 'debt' ? text : <span data-sign={sign}>{text}</span>
}

/** The sign that the account's customer sees. */
const signOf = (amount: Money) => (amount < 0 ? 'credit' : amount === 0 ? 'none' : 'debt')

const signs = css`
  &[data-sign='none'] {
    color: ${token.color.textMuted};
    font-weight: ${token.font.weight.regular};
  }
  &[data-sign='credit'] {
    color: ${token.color.positive};
  }
`

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  ${signs}
`

/** In a column of figures, which are tabular already. */
export const amounts = css`
  & [data-sign] {
    ${signs}
  }
`
