import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'

/** Leads home from where there is nothing to see. */
export function HomeLink() {
  const { hrefFor, messages } = usePortal()
  return (
    <Link href={hrefFor('/')} tone="button">
      {messages.shell.goHome}
    </Link>
  )
}
