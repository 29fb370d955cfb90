import type { CustomList } from '@trade-portal/fluid-sdk'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { useDeleteList } from '../../../data/lists/lists'
import { Button } from '../../../parts/Button'
import { Confirm } from '../../../parts/Confirm'
import { listsPath } from '../../../places/accountPaths'
import { usePortal } from '../../../context/PortalContext'
import { commonWords } from '../../../messages/common'
import { listsWords } from '../../../messages/lists'

export interface DeleteListProps {
  list: CustomList
  deleteList: ReturnType<typeof useDeleteList>
}

/** Deletes a list of the customer's own, after asking. It belongs at the foot, away from what is pressed every day. */
export function DeleteList({ list, deleteList }: DeleteListProps) {
  const { say, navigate } = usePortal()
  const words = say(listsWords)
  const [asksToDelete, setAsksToDelete] = useState(false)

  const remove = () => {
    setAsksToDelete(false)
    deleteList.mutate(list, { onSuccess: () => navigate(listsPath()) })
  }
  return (
    <div>
      <Button
        icon={<Trash2 size={18} aria-hidden />}
        isPending={deleteList.isPending}
        onPress={() => setAsksToDelete(true)}
      >
        {words.remove}
      </Button>
      <Confirm
        isOpen={asksToDelete}
        onOpenChange={setAsksToDelete}
        title={words.remove}
        confirmLabel={words.remove}
        cancelLabel={say(commonWords).cancel}
        tone="critical"
        onConfirm={remove}
      >
        {words.removeNote}
      </Confirm>
    </div>
  )
}
