import { Button } from '../parts/Button'
import { Modal } from '../parts/Modal'
import { usePortal } from '../context/PortalContext'
import { usePortalAtom } from '../context/atoms'
import { errorModalAtom } from '../context/shownError'
import { commonWords, errorsWords } from '../messages/common'

/** Shows what `useErrorModal` was told, until it is closed. */
export function ErrorModal() {
  const { say } = usePortal()
  const [shown, setShown] = usePortalAtom(errorModalAtom)

  const close = () => setShown(null)
  return (
    <Modal
      isOpen={shown !== null}
      onOpenChange={close}
      title={say(errorsWords).modalTitle}
      size="small"
      role="alertdialog"
      footer={
        <Button tone="primary" onPress={close}>
          {shown?.closeLabel ?? say(commonWords).ok}
        </Button>
      }
    >
      {shown?.about && (
        <p>
          <b>{shown.about}</b>
        </p>
      )}
      {shown?.message.split('\n').map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </Modal>
  )
}
