import type { Money } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { figureText } from '../../words/prices'
import * as S from './Amount.styles'

/** An amount of the account: nothing is quiet, and a credit has its sign. */
export function Amount({ of }: { of: Money | null }) {
  const portal = usePortal()
  if (of === null) return '-'
  const sign = of < 0 ? 'credit' : of === 0 ? 'none' : 'debt'
  return <S.Amount data-sign={sign}>{figureText(of, portal.formats.money, portal)}</S.Amount>
}
