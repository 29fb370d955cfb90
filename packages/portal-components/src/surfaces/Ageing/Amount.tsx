import type { Money } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import { signOf } from './amountCell'
import * as S from './Amount.styles'

/** An amount of the account: nothing is quiet, and a credit has its sign. */
export function Amount({ of }: { of: Money | null }) {
  const portal = usePortal()
  if (of === null) return '-'
  return <S.Amount data-sign={signOf(of)}>{figureText(of, portal.formats.money, portal)}</S.Amount>
}
