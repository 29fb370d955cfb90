import { ShoppingCart } from 'lucide-react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { usePortal } from '../../PortalContext'

/** Says that there is nothing in the cart, and leads to what could be. */
export function EmptyCart({ title }: { title: string }) {
  const { messages, hrefFor, settings } = usePortal()
  return (
    <Card>
      <EmptyState
        title={title}
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
