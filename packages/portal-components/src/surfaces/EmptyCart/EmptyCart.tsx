import { ShoppingCart } from 'lucide-react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../context/PortalContext'
import { PlaceLink } from '../PlaceLink/PlaceLink'
import { cartWords } from '../../messages/cart'

export interface EmptyCartProps {
  title: string
  /** Its last line has just gone. */
  hadLines?: boolean
}

/** Says that there is nothing in the cart, and leads to what could be. */
export function EmptyCart({ title, hadLines = false }: EmptyCartProps) {
  const { say } = usePortal()
  return (
    <Card>
      <EmptyState
        title={title}
        isSuccessor={hadLines}
        icon={<ShoppingCart />}
        action={
          <PlaceLink to="/products" tone="primaryButton">
            {say(cartWords).viewProducts}
          </PlaceLink>
        }
      />
    </Card>
  )
}
