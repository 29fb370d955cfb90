import { Button, Modal, usePortal } from '@trade-portal/portal-components/host'
import { commonWords, errorsWords } from '@trade-portal/portal-components/host'

export interface RouteFailureModalProps {
  message: string
  /** The page's files could not be read, and may be there at the next attempt. */
  isUnread: boolean
  onClose: () => void
}

/** Says why a page is not there. */
export function RouteFailureModal({ message, isUnread, onClose }: RouteFailureModalProps) {
  const { say } = usePortal()
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={say(errorsWords).boundaryTitle}
      size="small"
      role="alertdialog"
      footer={
        isUnread ? (
          <Button tone="primary" onPress={() => window.location.reload()}>
            {say(commonWords).tryAgain}
          </Button>
        ) : (
          <Button tone="primary" onPress={onClose}>
            {say(commonWords).ok}
          </Button>
        )
      }
    >
      {message}
    </Modal>
  )
}
