import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useCart } from '../../data/cart/cart'
import { sumInCart } from '../../data/cart/sumInCart'
import type { InCart } from '../../data/cart/sumInCart'

const Sums = createContext<InCart>(new Map())

/** Sums up the cart once for all products inside. Each of them renders only its own sum. */
export function InCartSums({ children }: { children: ReactNode }) {
  const lines = useCart().cart?.lines
  const sums = useMemo(() => sumInCart(lines ?? []), [lines])
  return <Sums value={sums}>{children}</Sums>
}

/** Returns how much of a product the cart holds, by unit in thousandths; `undefined` for none. */
export function useInCart(productId: string): ReadonlyMap<string, number> | undefined {
  return use(Sums).get(productId)
}
