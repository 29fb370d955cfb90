import { ShoppingCart } from 'lucide-react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'

export interface EmptyCartProps {
  title: string
  /** Its last line has just gone. */
  hadLines?: boolean
}

/** Says that there is nothing in the cart, and leads to what could be. */
export function EmptyCart({ title, hadLines = false }: EmptyCartProps) {
  const { messages, hrefFor, settings } = usePortal()
  return (
    <Card>
      <EmptyState
        title={title}
        isSuccessor={hadLines}
        icon={<ShoppingCart />}
        action={
          settings.hasProducts && (
            <Link href={hrefFor('/products')} tone="primaryButton">
              {messages.cart.viewProducts}
            </Link>
          )
        }
      />
    </Card>
  )
}
