import type { ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'

export interface ConfirmProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** The action, such as "Delete list"; never "Yes". */
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'critical'
  onConfirm: () => void
  children: ReactNode
}

/** Asks before an action that cannot be undone, or has more effects than expected. */
export function ConfirmModal({
  isOpen,
  onOpenChange,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  children,
}: ConfirmProps) {
  // A second press during the exit animation must not repeat the action.
  const confirm = () => {
    if (isOpen) onConfirm()
  }
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{cancelLabel}</Button>
          <Button tone={tone} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
