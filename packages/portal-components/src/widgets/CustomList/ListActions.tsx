import type { CustomList } from '@trade-portal/fluid-sdk'
import { ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listsPath } from '../../places/listPaths'
import { Button } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import { usePortal } from '../../portal/PortalContext'
import { useQueryCache } from '../../portal/queries'
import { useCart } from '../../data/cart/cart'
import { cartQuery } from '../../data/cart/cartQuery'
import { useCopyList } from '../../data/lists/lists'
import type { useDeleteList } from '../../data/lists/lists'
import * as S from './CustomList.styles'

export interface ListActionsProps {
  list: CustomList
  deleteList: ReturnType<typeof useDeleteList>
}

/** Puts the list in the cart, or deletes it where it is the customer's own. */
export function ListActions({ list, deleteList }: ListActionsProps) {
  const { client, messages, navigate, settings } = usePortal()
  const words = messages.lists
  const { cart } = useCart()
  const queryClient = useQueryCache()
  const copyList = useCopyList()
  const [asks, setAsks] = useState<'copy' | 'delete' | null>(null)
  const [isLooking, setIsLooking] = useState(false)
  const [asked, setAsked] = useState(words.copyUnknown)

  const copy = () => {
    setAsks(null)
    copyList.mutate(list, { onSuccess: () => navigate('/cart') })
  }
  const beginCopy = async () => {
    setIsLooking(true)
    // Whoever is quicker than the cart's first read waits for it; one that cannot be read may hold anything.
    const known = cart ?? (await queryClient.ensureQueryData(cartQuery(client)).catch(() => null))
    setIsLooking(false)
    if (known?.lines.length === 0) return copy()
    setAsked(known ? words.copyNote(known.lines.length) : words.copyUnknown)
    setAsks('copy')
  }
  const remove = () => {
    setAsks(null)
    deleteList.mutate(list, { onSuccess: () => navigate(listsPath()) })
  }

  if (!settings.hasCart && list.isGeneric) return null
  return (
    <S.Actions>
      {settings.hasCart && (
        <Button
          tone="primary"
          icon={<ShoppingCart size={18} aria-hidden />}
          isPending={isLooking || copyList.isPending}
          isDisabled={list.lines.length === 0}
          onPress={() => void beginCopy()}
        >
          {words.copy}
        </Button>
      )}
      {!list.isGeneric && (
        <Button
          icon={<Trash2 size={18} aria-hidden />}
          isPending={deleteList.isPending}
          onPress={() => setAsks('delete')}
        >
          {words.remove}
        </Button>
      )}
      <Confirm
        isOpen={asks === 'copy'}
        onOpenChange={() => setAsks(null)}
        title={asked === words.copyUnknown ? words.copyUnknownTitle : words.copyTitle}
        confirmLabel={words.copyConfirm}
        cancelLabel={messages.common.cancel}
        onConfirm={copy}
      >
        {asked}
      </Confirm>
      <Confirm
        isOpen={asks === 'delete'}
        onOpenChange={() => setAsks(null)}
        title={words.remove}
        confirmLabel={words.remove}
        cancelLabel={messages.common.cancel}
        tone="critical"
        onConfirm={remove}
      >
        {words.removeNote}
      </Confirm>
    </S.Actions>
  )
}
