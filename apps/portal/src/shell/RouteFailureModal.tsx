import { Button, Modal, usePortal } from '@trade-portal/portal-components/host'

export interface RouteFailureModalProps {
  message: string
  /** The page's files could not be read, and may be there at the next attempt. */
  isUnread: boolean
  onClose: () => void
}

/** Says why a page is not there. */
export function RouteFailureModal({ message, isUnread, onClose }: RouteFailureModalProps) {
  const { messages } = usePortal()
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={messages.errors.boundaryTitle}
      size="small"
      role="alertdialog"
      footer={
        isUnread ? (
          <Button tone="primary" onPress={() => window.location.reload()}>
            {messages.common.tryAgain}
          </Button>
        ) : (
          <Button tone="primary" onPress={onClose}>
            {messages.common.ok}
          </Button>
        )
      }
    >
      {message}
    </Modal>
  )
}
