import type { Statement } from '@trade-portal/fluid-sdk'
import { payStatementPath } from '../../../places/paymentPaths'
import { usePortal } from '../../../context/PortalContext'
import { OverdueMark } from '../../../surfaces/Overdue/OverdueMark'
import { PayOrEmail } from '../../../surfaces/Overdue/PayOrEmail'
import { figureText } from '../../../messages/prices'
import * as S from './DueNow.styles'
import { statementsWords } from '../../../messages/statements'

/** The part of the newest statement that must be paid now, and the way to pay it. */
export function DueNow({ statement: { balances, date } }: { statement: Statement }) {
  const portal = usePortal()
  const { formats, say } = portal
  const words = say(statementsWords)
  if (balances.due <= 0) return null
  return (
    <S.DueNow data-controls>
      <OverdueMark>{words.dueNow(figureText(balances.due, formats.money, portal))}</OverdueMark>
      <PayOrEmail to={payStatementPath(date)} pay={words.payBalance} />
    </S.DueNow>
  )
}
