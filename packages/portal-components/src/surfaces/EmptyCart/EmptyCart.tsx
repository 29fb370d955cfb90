import { ShoppingCart } from 'lucide-react'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { useMessages } from '../../context/PortalContext'
import { RouteLink } from '../RouteLink/RouteLink'
import { cartMessages } from '../../messages/cart'

export interface EmptyCartProps {
  title: string
  /** The last line has just been removed. */
  hadLines?: boolean
}

/** Shows that the cart is empty, with a link to the products. */
export function EmptyCart({ title, hadLines = false }: EmptyCartProps) {
  const words = useMessages(cartMessages)
  return (
    <Card>
      <EmptyState
        title={title}
        isSuccessor={hadLines}
        icon={<ShoppingCart />}
        action={
          <RouteLink to="/products" tone="primaryButton">
            {words.viewProducts}
          </RouteLink>
        }
      />
    </Card>
  )
}

/** Returns whether this page has shown lines of the cart. Use it to tell a cart emptied here from one found empty. */
export function useHadLines(cart: Cart | undefined): boolean {
  const [hadLines, setHadLines] = useState(false)
  if (!hadLines && cart && cart.lines.length > 0) setHadLines(true)
  return hadLines
}
