import type { User } from '@trade-portal/fluid-sdk'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../parts/Skeleton'
import { usePortal } from '../../../context/PortalContext'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { figureText } from '../../../messages/prices'
import * as S from './AccountAdmin.styles'
import { peopleWords } from '../../../messages/people'

export interface AccountBalancesProps {
  /** Undefined while loading. */
  user: User | undefined
}

/** Shows the balances of the account, each with a link to its transactions. */
export function AccountBalances({ user }: AccountBalancesProps) {
  const words = usePortal().say(peopleWords)
  return (
    <S.Balances>
      <Balance
        name={words.currentBalance}
        amount={user?.currentBalance}
        way={<PlaceLink to="/invoices">{words.seeInvoices}</PlaceLink>}
      />
      <Balance
        name={words.balance30Days}
        amount={user?.balance30Days}
        way={<PlaceLink to="/statements">{words.seeStatements}</PlaceLink>}
      />
      <Balance
        name={words.overdueBalance}
        amount={user?.overdueBalance}
        isOverdue={user && user.overdueBalance > 0}
        way={
          user && user.overdueBalance > 0 ? (
            <PayOrEmail pay={words.payAccount} />
          ) : (
            <PlaceLink to="/pay-account">{words.payAccount}</PlaceLink>
          )
        }
      />
    </S.Balances>
  )
}

interface BalanceProps {
  name: string
  amount: number | undefined
  isOverdue?: boolean | undefined
  way: ReactNode
}

function Balance({ name, amount, isOverdue = false, way }: BalanceProps) {
  const portal = usePortal()
  return (
    <div>
      <dt>{name}</dt>
      <S.Figure data-overdue={isOverdue || undefined}>
        {isOverdue && <CircleAlert aria-hidden />}
        {amount === undefined ? (
          <Skeleton width="112px" height="1.2em" />
        ) : (
          <span>{figureText(amount, portal.formats.money, portal)}</span>
        )}
      </S.Figure>
      <S.Way>{way}</S.Way>
    </div>
  )
}
