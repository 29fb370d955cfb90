import { lazy, nothing } from '../../hooks/lazy'
import type { TransactionId } from '@trade-portal/fluid-sdk'
import { ListPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../parts/Button'
import type { ButtonProps } from '../../parts/Button'
import { useMessages } from '../../context/PortalContext'
import { useOpenings } from '../../hooks/openings'
import { useOutlasting } from '../../context/useOutlasting'
import type { ModalState } from '../Form/FormModal'
import { listsMessages } from '../../messages/lists'

const SaveListModal = lazy(async () => (await import('./SaveListModal')).SaveListModal, { fallback: nothing })
const SaveOrderListModal = lazy(async () => (await import('./SaveListModal')).SaveOrderListModal, {
  fallback: nothing,
})

/** Saves the cart as a list, after asking for a name. */
export function SaveList() {
  return <SaveButton name="save-list" isFullWidth modal={(state) => <SaveListModal {...state} />} />
}

/** Saves the goods of an order as a list, after asking for a name. */
export function SaveOrderAsList({ order }: { order: TransactionId }) {
  return (
    <SaveButton
      name={`save-list:${order.number}-${order.suffix}`}
      icon={<ListPlus aria-hidden />}
      modal={(state) => <SaveOrderListModal {...state} order={order} />}
    />
  )
}

interface SaveButtonProps extends Pick<ButtonProps, 'icon' | 'isFullWidth'> {
  /** Unique name on its page. */
  name: string
  modal: (state: ModalState) => ReactNode
}

function SaveButton({ name, modal, ...button }: SaveButtonProps) {
  const words = useMessages(listsMessages)
  const [isOpen, setIsOpen] = useOutlasting({ name, initial: false })
  const openings = useOpenings(isOpen)
  return (
    <>
      <Button {...button} onPress={() => setIsOpen(true)}>
        {words.save}
      </Button>
      {openings > 0 && modal({ isOpen, onOpenChange: setIsOpen })}
    </>
  )
}
