import { StatementView } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { isDay } from '../isDay'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'
import { statementsWords } from '@trade-portal/portal-components/host'

/** Shows the statement of the day in the address. */
export function StatementRoute({ date }: { date: string }) {
  return isDay(date) ? <Statement date={date} /> : <NotFoundRoute />
}

function Statement({ date }: { date: string }) {
  const { formats, say } = usePortal()
  useTitle(say(statementsWords).titleOf(formats.date(date)))
  return <StatementView date={date} />
}
