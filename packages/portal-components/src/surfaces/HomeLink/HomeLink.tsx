import { Link } from '../../parts/Link'
import { usePortal } from '../../context/PortalContext'
import { shellWords } from '../../messages/shell'

/** A link to the home page, for an empty page. */
export function HomeLink() {
  const { hrefFor, say } = usePortal()
  return (
    <Link href={hrefFor('/')} tone="button">
      {say(shellWords).goHome}
    </Link>
  )
}
