import type { CartLine, Money, TransactionLine } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { usePortal } from '../../portal/PortalContext'
import { usePortalAtomValue, useSetPortalAtom } from '../../portal/atoms'

type Priced = Pick<TransactionLine, 'productId' | 'unit' | 'unitPrice'>

/** Unit prices that goods had when they were ordered before, by whoever has copied them to the cart since. */
const pricesBeforeAtom = atom<{ user: string; prices: ReadonlyMap<string, Money> }>({
  user: '',
  prices: new Map(),
})

const keyOf = ({ productId, unit }: Pick<Priced, 'productId' | 'unit'>) => JSON.stringify([productId, unit])

function useUser(): string {
  const { session } = usePortal()
  return session.status === 'signedIn' ? session.session.username : ''
}

/** Notes what an order's goods cost before they are copied to the cart, which has them at today's prices. */
export function useNotePrices() {
  const user = useUser()
  const setBefore = useSetPortalAtom(pricesBeforeAtom)
  return (lines: readonly Priced[]) =>
    setBefore((known) => {
      const prices = new Map(known.user === user ? known.prices : [])
      for (const line of lines) if (line.unitPrice !== null) prices.set(keyOf(line), line.unitPrice)
      return { user, prices }
    })
}

/**
 * The unit prices that lines' goods had when they were ordered before; `null` where it is today's, or not known. Use it
 * once around many lines.
 */
export function usePricesBefore() {
  const user = useUser()
  const known = usePortalAtomValue(pricesBeforeAtom)
  return (line: Pick<CartLine, 'productId' | 'unit' | 'unitPrice'>): Money | null => {
    const before = known.user === user ? known.prices.get(keyOf(line)) : undefined
    return before === undefined || before === line.unitPrice ? null : before
  }
}
