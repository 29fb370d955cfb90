import { productsPath } from '../../places/cataloguePaths'
import { Callout } from '../../parts/Callout'
import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'

/** Says how a list is changed: by way of the cart, where there is one. */
export function ListHint({ isGeneric }: { isGeneric: boolean }) {
  const { hrefFor, messages, settings } = usePortal()
  const words = messages.lists
  if (!settings.hasCart) return null
  return (
    <Callout
      tone="info"
      title={isGeneric ? undefined : words.updateTitle}
      action={settings.hasProducts && <Link href={hrefFor(productsPath())}>{words.addProducts}</Link>}
    >
      {isGeneric ? words.genericHint : words.updateHint}
    </Callout>
  )
}
