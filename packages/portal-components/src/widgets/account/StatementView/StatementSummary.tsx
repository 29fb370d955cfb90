import { accountBalance } from '@trade-portal/fluid-sdk'
import type { Customer, StatementDetail, StatementTransaction } from '@trade-portal/fluid-sdk'
import { isOwed } from '../../../data/payments/isPayable'
import { Card } from '../../../parts/Card'
import { usePortal } from '../../../context/PortalContext'
import { Ageing } from '../../../surfaces/Ageing/Ageing'
import { AccountFigure } from '../../../surfaces/Ageing/AccountFigure'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { figureText } from '../../../messages/prices'
import * as S from './StatementView.styles'
import { statementsWords } from '../../../messages/statements'

/** Shows the customer of a statement and their balance by age. */
export function StatementSummary({ statement }: { statement: StatementDetail }) {
  const words = usePortal().say(statementsWords)
  const { balances, customer, customerName } = statement
  const { due } = balances
  return (
    <Card padding="row">
      <S.Summary>
        <S.Party>
          <S.Address>
            <S.Name>{customerName || customer.name || '-'}</S.Name>
            {addressOf(customer).map((line, index) => (
              <div key={index}>{line}</div>
            ))}
          </S.Address>
          <AccountFigure balance={accountBalance(balances)}>
            {isOwed(due) ? <DueNow statement={statement} /> : words.nothingDue}
          </AccountFigure>
        </S.Party>
        <Ageing balances={balances} />
      </S.Summary>
    </Card>
  )
}

/** Shows the amount due and its oldest date, and an e-mail link to the merchant if it cannot be paid here. */
function DueNow({ statement: { balances, transactions } }: { statement: StatementDetail }) {
  const portal = usePortal()
  const { formats, say } = portal
  const words = say(statementsWords)
  const since = oldestOpenDay(transactions)
  return (
    <S.DueNow>
      <OverdueMark>
        <S.Due>{words.dueNow(figureText(balances.due, formats.money, portal))}</S.Due>
      </OverdueMark>
      {since !== null && <span>{words.oldestFrom(formats.date(since))}</span>}
      <PayOrEmail pay={null} />
    </S.DueNow>
  )
}

/** Returns the date of the oldest unpaid line, or `null` if no line is open. */
function oldestOpenDay(lines: readonly StatementTransaction[]): string | null {
  const days = lines.flatMap(({ date, balance }) => (date !== null && (balance ?? 0) > 0 ? [date] : []))
  return days.sort()[0] ?? null
}

/** Returns the non-empty lines of an address. */
function addressOf({ address, suburb, state, postcode }: Customer): string[] {
  const place = [suburb, state, postcode].filter(Boolean).join(' ')
  return [address, place].filter(Boolean)
}
