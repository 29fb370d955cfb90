import { Button } from '../parts/Button'
import { Modal } from '../parts/Modal'
import { usePortal } from './PortalContext'
import { usePortalAtom } from './atoms'
import { errorModalAtom } from './shownError'

/** Shows what `useErrorModal` was told, until it is closed. */
export function ErrorModal() {
  const { messages } = usePortal()
  const [message, setMessage] = usePortalAtom(errorModalAtom)

  const close = () => setMessage(null)
  return (
    <Modal
      isOpen={message !== null}
      onOpenChange={close}
      title={messages.errors.modalTitle}
      size="small"
      role="alertdialog"
      footer={
        <Button tone="primary" onPress={close}>
          {messages.common.ok}
        </Button>
      }
    >
      {message?.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Modal>
  )
}
