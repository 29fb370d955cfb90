import { isFluidError } from '@trade-portal/fluid-sdk'
import type { CustomList } from '@trade-portal/fluid-sdk'
import { ShoppingCart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refusalMessage } from '../../errorMessage'
import { listsPath } from '../../listPaths'
import { Button } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import { usePortal } from '../../PortalContext'
import { useCart } from '../../queries/cart'
import { useCopyList } from '../../queries/lists'
import type { useDeleteList } from '../../queries/lists'
import { useErrorModal } from '../../state/errorModal'
import * as S from './CustomList.styles'

export interface ListActionsProps {
  list: CustomList
  deleteList: ReturnType<typeof useDeleteList>
}

/** Puts the list in the cart, or deletes it where it is the customer's own. */
export function ListActions({ list, deleteList }: ListActionsProps) {
  const { messages, navigate, settings } = usePortal()
  const words = messages.lists
  const { cart } = useCart()
  const copyList = useCopyList()
  const { showError } = useErrorModal()
  const [asks, setAsks] = useState<'copy' | 'delete' | null>(null)
  const [asked, setAsked] = useState(words.copyUnknown)

  const copy = () => {
    setAsks(null)
    copyList.mutate(list, {
      onSuccess: () => navigate('/cart'),
      onError: (error) => showError(reason(error)),
    })
  }
  const beginCopy = () => {
    if (cart?.lines.length === 0) return copy()
    setAsked(cart ? words.copyNote(cart.lines.length) : words.copyUnknown)
    setAsks('copy')
  }
  const remove = () => {
    setAsks(null)
    deleteList.mutate(list, {
      onSuccess: () => navigate(listsPath()),
      onError: (error) => showError(refusalMessage(error, messages)),
    })
  }

  if (!settings.hasCart && list.isGeneric) return null
  return (
    <S.Actions>
      {settings.hasCart && (
        <Button
          tone="primary"
          icon={<ShoppingCart size={18} aria-hidden />}
          isPending={copyList.isPending}
          isDisabled={list.lines.length === 0}
          onPress={beginCopy}
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
        closeLabel={messages.common.close}
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
        closeLabel={messages.common.close}
        tone="critical"
        onConfirm={remove}
      >
        {words.removeNote}
      </Confirm>
    </S.Actions>
  )

  function reason(error: unknown): string {
    const isGone = isFluidError(error) && error.name === 'FluidNoRecordsError'
    return isGone ? `${messages.errors.somethingWentWrong}\n${words.gone}` : refusalMessage(error, messages)
  }
}
