import type { Money } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { usePortal } from '../../context/PortalContext'
import { figureText } from '../../messages/prices'
import * as S from './AccountFigure.styles'
import { statementsWords } from '../../messages/statements'

export interface AccountFigureProps {
  balance: Money
  /** A line under the figure. */
  children?: ReactNode
}

/** The balance of the whole account, as the figure that is looked for first. */
export function AccountFigure({ balance, children }: AccountFigureProps) {
  const portal = usePortal()
  return (
    <div>
      <S.Label>{portal.say(statementsWords).accountBalance}</S.Label>
      <S.Figure>{figureText(balance, portal.formats.money, portal)}</S.Figure>
      {children && <S.Note>{children}</S.Note>}
    </div>
  )
}
