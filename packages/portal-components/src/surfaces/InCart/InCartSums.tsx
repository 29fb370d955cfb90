import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCart } from '../../data/cart/cart'
import { sumInCart } from '../../data/cart/sumInCart'
import type { InCart } from '../../data/cart/sumInCart'

const Sums = createContext<InCart>(new Map())

/** Adds up the cart once for all products within, each of which draws its own sum alone. */
export function InCartSums({ children }: { children: ReactNode }) {
  const lines = useCart().cart?.lines
  const sums = useMemo(() => sumInCart(lines ?? []), [lines])
  return <Sums value={sums}>{children}</Sums>
}

/** How much of a product the cart holds, by unit in thousandths of it; `undefined`: nothing, or nobody knows yet. */
export function useInCart(productId: string): ReadonlyMap<string, number> | undefined {
  return use(Sums).get(productId)
}
