import { Fragment } from 'react'
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

  const close = () => setShown([])
  return (
    <Modal
      isOpen={shown.length > 0}
      onOpenChange={close}
      title={say(errorsWords).modalTitle}
      size="small"
      role="alertdialog"
      footer={
        <Button tone="primary" onPress={close}>
          {shown.at(-1)?.closeLabel ?? say(commonWords).ok}
        </Button>
      }
    >
      {shown.map(({ about, message }, error) => (
        <Fragment key={error}>
          {about && (
            <p>
              <b>{about}</b>
            </p>
          )}
          {message.split('\n').map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </Fragment>
      ))}
    </Modal>
  )
}
