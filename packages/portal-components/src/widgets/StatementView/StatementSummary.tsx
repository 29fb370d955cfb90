import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Customer, StatementDetail } from '@trade-portal/fluid-sdk'
import { isOwed } from '../../data/payments/isPayable'
import { Card } from '../../parts/Card'
import { usePortal } from '../../portal/PortalContext'
import { Ageing } from '../../surfaces/Ageing/Ageing'
import { AccountFigure } from '../../surfaces/Ageing/AccountFigure'
import { figureText } from '../../words/prices'
import * as S from './StatementView.styles'

/** The customer whom a statement was sent to, and their balance by age. */
export function StatementSummary({ statement }: { statement: StatementDetail }) {
  const portal = usePortal()
  const words = portal.messages.statements
  const { balances, customer, customerName } = statement
  const { due } = balances
  return (
    <Card>
      <S.Summary>
        <S.Party>
          <S.Address>
            <S.Name>{customerName || customer.name || '-'}</S.Name>
            {addressOf(customer).map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </S.Address>
          <AccountFigure balance={accountBalance(balances)}>
            {isOwed(due) ? (
              <S.Due>{words.dueNow(figureText(due, portal.formats.money, portal))}</S.Due>
            ) : (
              words.nothingDue
            )}
          </AccountFigure>
        </S.Party>
        <Ageing balances={balances} />
      </S.Summary>
    </Card>
  )
}

/** The lines of an address that say something. */
function addressOf({ address, suburb, state, postcode }: Customer): string[] {
  const place = [suburb, state, postcode].filter(Boolean).join(' ')
  return [address, place].filter(Boolean)
}
