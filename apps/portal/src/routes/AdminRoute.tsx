import { AccountAdmin } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { peopleWords } from '@trade-portal/portal-components/host'

/** Shows the account and the people who may sign in for it. */
export function AdminRoute() {
  useTitle(usePortal().say(peopleWords).title)
  return <AccountAdmin />
}
