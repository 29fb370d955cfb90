import { SubUserForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useNavigation } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { peopleWords } from '@trade-portal/portal-components/host'

/** Changes the person of the account whom the address names. */
export function SubUserRoute({ id }: { id: string }) {
  const { goTo } = useNavigation()
  useTitle(usePortal().say(peopleWords).updateTitle)
  return <SubUserForm key={id} id={id} onDone={() => goTo('/admin')} />
}
