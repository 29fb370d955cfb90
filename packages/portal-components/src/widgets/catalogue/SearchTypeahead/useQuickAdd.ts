import type { Product } from '@trade-portal/fluid-sdk'
import { useRef, useState } from 'react'
import { useAddToCart } from '../../../data/cart/additions'
import { usePortal } from '../../../context/PortalContext'

/** Two presses within this time count as one. */
const DOUBLE_PRESS_MS = 350

/** Adds one of a product's first unit, or opens its tally. Use it where a product is added without a quantity. */
export function useQuickAdd({ onTally }: { onTally: () => void }) {
  const { settings } = usePortal()
  const addToCart = useAddToCart()
  const [tallied, setTallied] = useState<Product | null>(null)
  const lastAddAt = useRef(-DOUBLE_PRESS_MS)

  return {
    canAdd: settings.hasCart,
    tallied,
    endTally: () => setTallied(null),
    add: (product: Product) => {
      if (!settings.hasCart) return
      if (product.isTally) {
        setTallied(product)
        onTally()
        return
      }
      const pressedAt = performance.now()
      if (pressedAt - lastAddAt.current < DOUBLE_PRESS_MS) return
      lastAddAt.current = pressedAt
      // The mutation shows the error.
      addToCart.mutateAsync({ product, unit: product.units[0] ?? '', quantity: 1 }).catch(() => undefined)
    },
  }
}
