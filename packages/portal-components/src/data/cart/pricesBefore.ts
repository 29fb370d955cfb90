import type { CartLine, Money, TransactionLine } from '@trade-portal/fluid-sdk'
import { usePortalAtomValue, useSetPortalAtom } from '../../context/atoms'
import { customerAtom } from '../../context/customerAtom'

type Priced = Pick<TransactionLine, 'productId' | 'unit' | 'unitPrice'>

/** Unit prices of earlier orders, for goods that the customer has copied to the cart since. */
const pricesBeforeAtom = customerAtom<ReadonlyMap<string, Money>>(new Map())

const keyOf = ({ productId, unit }: Pick<Priced, 'productId' | 'unit'>) => JSON.stringify([productId, unit])

/** Remembers the prices of an order before its goods are copied to the cart at today's prices. */
export function useNotePrices() {
  const setBefore = useSetPortalAtom(pricesBeforeAtom)
  return (lines: readonly Priced[]) =>
    setBefore((known) => {
      const prices = new Map(known)
      for (const line of lines) if (line.unitPrice !== null) prices.set(keyOf(line), line.unitPrice)
      return prices
    })
}

/** Returns the earlier unit price of a line's goods, or `null`. Use it once around many lines. */
export function usePricesBefore() {
  const known = usePortalAtomValue(pricesBeforeAtom)
  return (line: Pick<CartLine, 'productId' | 'unit' | 'unitPrice'>): Money | null => {
    const before = known.get(keyOf(line))
    return before === undefined || before === line.unitPrice ? null : before
  }
}
