import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Customer, StatementDetail } from '@trade-portal/fluid-sdk'
import { Card } from '../../parts/Card'
import { usePortal } from '../../portal/PortalContext'
import { Ageing } from '../../surfaces/Ageing/Ageing'
import { AccountFigure } from '../../surfaces/Ageing/AccountFigure'
import * as S from './StatementView.styles'

/** The customer whom a statement was sent to, and their balance by age. */
export function StatementSummary({ statement }: { statement: StatementDetail }) {
  const { formats, messages } = usePortal()
  const words = messages.statements
  const { balances, customer, customerName } = statement
  const { due } = balances
  return (
    <Card padding="row">
      <S.Summary>
        <S.Party>
          <S.Address>
            <S.Name>{customerName || customer.name || '-'}</S.Name>
            {addressOf(customer).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </S.Address>
          <AccountFigure balance={accountBalance(balances)}>
            {due > 0 ? <S.Due>{words.dueNow(formats.money(due))}</S.Due> : words.nothingDue}
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
