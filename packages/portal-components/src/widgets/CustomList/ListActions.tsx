import type { CustomList } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { listsPath } from '../../places/listPaths'
import { Button } from '../../parts/Button'
import { Confirm } from '../../parts/Confirm'
import { usePortal } from '../../portal/PortalContext'
import { useCopyList } from '../../data/lists/lists'
import type { useDeleteList } from '../../data/lists/lists'
import { CopyToCart } from '../../surfaces/CopyToCart/CopyToCart'
import * as S from './CustomList.styles'

export interface ListActionsProps {
  list: CustomList
  deleteList: ReturnType<typeof useDeleteList>
}

/** Puts the list in the cart, or deletes it if it is the customer's own. */
export function ListActions({ list, deleteList }: ListActionsProps) {
  const { messages, navigate, settings } = usePortal()
  const words = messages.lists
  const copyList = useCopyList()
  const [asksToDelete, setAsksToDelete] = useState(false)

  const remove = () => {
    setAsksToDelete(false)
    deleteList.mutate(list, { onSuccess: () => navigate(listsPath()) })
  }

  if (!settings.hasCart && list.isGeneric) return null
  return (
    <S.Actions>
      {settings.hasCart && (
        <CopyToCart
          tone="primary"
          label={words.copy}
          note={(items) => (items === null ? words.copyUnknown : words.copyNote(items))}
          isPending={copyList.isPending}
          isDisabled={list.lines.length === 0}
          onCopy={() => copyList.mutate(list, { onSuccess: () => navigate('/cart') })}
        />
      )}
      {!list.isGeneric && (
        <Button
          icon={<Trash2 size={18} aria-hidden />}
          isPending={deleteList.isPending}
          onPress={() => setAsksToDelete(true)}
        >
          {words.remove}
        </Button>
      )}
      <Confirm
        isOpen={asksToDelete}
        onOpenChange={setAsksToDelete}
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
