import type { ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'

export interface ConfirmProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  /** What the press does: "Delete list", never "Yes". */
  confirmLabel: string
  cancelLabel: string
  tone?: 'primary' | 'critical'
  /** It is being done. */
  isPending?: boolean
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something is done that cannot be taken back, or that is more than it seems. */
export function Confirm({
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
  // While it fades out it can still be pressed: a second press of the same button must not do it twice.
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
