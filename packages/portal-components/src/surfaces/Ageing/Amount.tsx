import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { token } from '@trade-portal/theme'
import { css, styled } from 'styled-components'
import { usePortal } from '../../context/PortalContext'
import type { Portal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'

/** An amount of the account. Zero is muted; a credit has its sign. */
export function Amount({ of }: { of: Money | null }) {
  const portal = usePortal()
  if (of === null) return '-'
  return <Figure data-sign={signOf(of)}>{figureText(of, portal.formats.money, portal)}</Figure>
}

/** Renders an `Amount` for a column with the `amounts` styles. A debt, the usual case, needs no element. */
export function amountCell(of: Money | null, portal: Pick<Portal, 'formats' | 'messagesOf'>): ReactNode {
  if (of === null) return '-'
  const sign = signOf(of)
  const text = figureText(of, portal.formats.money, portal)
  return sign === 'debt' ? text : <span data-sign={sign}>{text}</span>
}

/** Returns the sign from the customer's point of view. */
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

/** For a column of figures, which are already tabular. */
export const amounts = css`
  & [data-sign] {
    ${signs}
  }
`
