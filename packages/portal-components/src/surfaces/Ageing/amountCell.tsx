import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import type { Portal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'

/** An `Amount` for a column whose rules are `amounts`. Most are a debt, which looks as any figure and needs no element. */
export function amountCell(of: Money | null, portal: Pick<Portal, 'formats' | 'say'>): ReactNode {
  if (of === null) return '-'
  const sign = signOf(of)
  const text = figureText(of, portal.formats.money, portal)
  return sign === 'debt' ? text : <span data-sign={sign}>{text}</span>
}

/** The sign that the account's customer sees. */
export const signOf = (amount: Money) => (amount < 0 ? 'credit' : amount === 0 ? 'none' : 'debt')
