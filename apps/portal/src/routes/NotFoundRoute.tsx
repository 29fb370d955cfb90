import { EmptyState, shellMessages, useHeadTitle, useMessages } from '@trade-portal/portal-components/host'
import { MapPinOff } from 'lucide-react'
import { ErrorActions } from './ErrorActions'

/** Shown where the address has no page. */
export function NotFoundRoute() {
  const words = useMessages(shellMessages)
  useHeadTitle(words.notFoundTitle)
  return (
    <EmptyState isPage title={words.notFoundTitle} icon={<MapPinOff />} action={<ErrorActions />}>
      {words.notFound}
    </EmptyState>
  )
}
