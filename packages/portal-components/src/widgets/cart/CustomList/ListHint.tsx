import { Callout } from '../../../parts/Callout'
import { usePortal } from '../../../context/PortalContext'
import { PlaceLink } from '../../../surfaces/PlaceLink/PlaceLink'
import { listsWords } from '../../../messages/lists'

/** Says how a list is changed: by way of the cart, where there is one. */
export function ListHint({ isGeneric }: { isGeneric: boolean }) {
  const { say, settings } = usePortal()
  const words = say(listsWords)
  if (!settings.hasCart) return null
  return (
    <Callout
      tone="info"
      title={isGeneric ? undefined : words.updateTitle}
      action={<PlaceLink to="/products">{words.addProducts}</PlaceLink>}
    >
      {isGeneric ? words.genericHint : words.updateHint}
    </Callout>
  )
}
