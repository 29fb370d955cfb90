import { EmptyState, usePortal } from '@trade-portal/portal-components/host'
import { MapPinOff } from 'lucide-react'
import { useTitle } from '../useTitle'
import { WaysOut } from './WaysOut'

/** Says that there is nothing at the address. */
export function NotFoundRoute() {
  const { messages } = usePortal()
  const words = messages.shell
  useTitle(words.notFoundTitle)
  return (
    <EmptyState isPage title={words.notFoundTitle} icon={<MapPinOff />} action={<WaysOut />}>
      {words.notFound}
    </EmptyState>
  )
}
