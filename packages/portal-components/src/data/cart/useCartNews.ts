import type { Cart } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { usePortal } from '../../context/PortalContext'
import { usePortalStore } from '../../context/atoms'
import { useNotify } from '../../context/notices'
import { noticesWords } from '../../messages/common'

/** The last cart that a notice was shown for, so that two widgets do not both show it. */
const toldCartAtom = atom<string | null>(null)

/** Notifies the customer when another cart has replaced theirs. Use it wherever the cart is read. */
export function useCartNews(cart: Cart | undefined) {
  const { say } = usePortal()
  const notify = useNotify()
  const store = usePortalStore()
  const newCartId = cart?.isReplacement ? cart.id : null

  useEffect(() => {
    if (newCartId === null || store.get(toldCartAtom) === newCartId) return
    store.set(toldCartAtom, newCartId)
    notify.error(say(noticesWords).cartReplaced)
  }, [newCartId, store, notify, say])
}
