import { ShoppingCart } from 'lucide-react'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../context/PortalContext'
import { PlaceLink } from '../PlaceLink/PlaceLink'
import { cartWords } from '../../messages/cart'

export interface EmptyCartProps {
  title: string
  /** The last line has just been removed. */
  hadLines?: boolean
}

/** Shows that the cart is empty, with a link to the products. */
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

/** Returns whether this page has shown lines of the cart. Use it to tell a cart emptied here from one found empty. */
export function useHadLines(cart: Cart | undefined): boolean {
  const [hadLines, setHadLines] = useState(false)
  if (!hadLines && cart && cart.lines.length > 0) setHadLines(true)
  return hadLines
}
