import { EmptyState, useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { MapPinOff } from 'lucide-react'
import { WaysOut } from './WaysOut'
import { shellWords } from '@trade-portal/portal-components/host'

/** Shown where the address has no page. */
export function NotFoundRoute() {
  const { say } = usePortal()
  const words = say(shellWords)
  useHeadTitle(words.notFoundTitle)
  return (
    <EmptyState isPage title={words.notFoundTitle} icon={<MapPinOff />} action={<WaysOut />}>
      {words.notFound}
    </EmptyState>
  )
}
