import { Link } from '../../parts/Link'
import { usePortal, useMessages } from '../../context/PortalContext'
import { shellMessages } from '../../messages/shell'

/** A link to the home page, for an empty page. */
export function HomeLink() {
  const { hrefFor } = usePortal()
  const words = useMessages(shellMessages)
  return (
    <Link href={hrefFor('/')} tone="button">
      {words.goHome}
    </Link>
  )
}
