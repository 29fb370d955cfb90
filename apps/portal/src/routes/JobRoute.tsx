import { isJob, JobView } from '@trade-portal/portal-components'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Shows all of the job that the address names, with its invoices from the day that the address says. */
export function JobRoute({ name }: { name: string }) {
  return isJob(name) ? <Job key={name} name={name} /> : <NotFoundRoute />
}

function Job({ name }: { name: string }) {
  const { valueOf, keep } = useQueryParameters()
  useTitle(name.trim())
  return <JobView name={name} from={valueOf('from')} onFromChange={(from) => keep('from', from)} />
}
