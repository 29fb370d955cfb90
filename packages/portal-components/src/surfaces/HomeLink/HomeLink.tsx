import { Link } from '../../parts/Link'
import { usePortal } from '../../context/PortalContext'
import { shellWords } from '../../messages/shell'

/** Leads home from where there is nothing to see. */
export function HomeLink() {
  const { hrefFor, say } = usePortal()
  return (
    <Link href={hrefFor('/')} tone="button">
      {say(shellWords).goHome}
    </Link>
  )
}
