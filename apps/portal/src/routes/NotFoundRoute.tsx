import { EmptyState, Link, usePortal } from '@trade-portal/portal-components/host'
import { MapPinOff } from 'lucide-react'
import { useTitle } from '../useTitle'

/** Says that there is nothing at the address. */
export function NotFoundRoute() {
  const { hrefFor, messages } = usePortal()
  const words = messages.shell
  useTitle(words.notFoundTitle)
  return (
    <EmptyState
      isPage
      title={words.notFoundTitle}
      icon={<MapPinOff />}
      action={
        <Link href={hrefFor('/')} tone="primaryButton">
          {words.goHome}
        </Link>
      }
    >
      {words.notFound}
    </EmptyState>
  )
}
