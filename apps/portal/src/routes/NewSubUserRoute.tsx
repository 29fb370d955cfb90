import { SubUserForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useNavigation } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { peopleWords } from '@trade-portal/portal-components/host'

/** Adds a person to the account. */
export function NewSubUserRoute() {
  const { goTo } = useNavigation()
  useTitle(usePortal().say(peopleWords).addTitle)
  return <SubUserForm onDone={() => goTo('/admin')} />
}
