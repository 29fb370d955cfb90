import { useSaveList } from '../../data/lists/lists'
import { usePortal } from '../../context/PortalContext'
import { NameListModal } from './NameListModal'
import type { NameListModalProps } from './NameListModal'
import { listsWords } from '../../messages/lists'

export type SaveListModalProps = Pick<NameListModalProps, 'isOpen' | 'onOpenChange'>

/** Asks for a name and saves the cart as a list under it. */
export function SaveListModal(modal: SaveListModalProps) {
  const words = usePortal().say(listsWords)
  const { mutateAsync } = useSaveList()
  return <NameListModal {...modal} draft="list" note={words.saveNote} onSave={mutateAsync} />
}
