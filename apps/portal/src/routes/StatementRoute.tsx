import { StatementView } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { isDay } from '../isDay'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Shows the statement of the day in the address. */
export function StatementRoute({ date }: { date: string }) {
  return isDay(date) ? <Statement date={date} /> : <NotFoundRoute />
}

function Statement({ date }: { date: string }) {
  const { formats, messages } = usePortal()
  useTitle(messages.statements.titleOf(formats.date(date)))
  return <StatementView date={date} />
}
