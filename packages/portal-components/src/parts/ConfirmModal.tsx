import type { ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'

export interface ConfirmProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** Names the action, such as "Delete list", and is never "Yes". */
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'critical'
  /** The action is still running. */
  isPending?: boolean
  onConfirm: () => void
  children: ReactNode
}

/** Asks before an action that cannot be taken back, or that does more than it seems to. */
export function ConfirmModal({
  isOpen,
  onOpenChange,
  title,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  isPending = false,
  onConfirm,
  children,
}: ConfirmProps) {
  // A second press while the dialog fades out must not repeat the action.
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
          <Button tone={tone} isPending={isPending} onPress={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}
