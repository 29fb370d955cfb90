import { Confirm } from '../parts/Confirm'
import { usePortal, useMessages } from '../context/PortalContext'
import { usePortalAtom } from '../context/atoms'
import { signOutQuestionAtom } from '../context/unsentChanges'
import { useLastShown } from '../hooks/openings'
import { commonMessages, errorsMessages } from '../messages/common'
import { shellMessages } from '../messages/shell'
import { Fragment } from 'react'
import { Button } from '../parts/Button'
import { Modal } from '../parts/Modal'
import { errorModalAtom } from '../context/shownError'

/** The modals that any widget can open. */
export function Questions() {
  return (
    <>
      <SignOutQuestion />
      <ErrorModal />
    </>
  )
}

/** Asks for confirmation of a sign-out that would lose changes, if `useSignOut` could not send them. */
function SignOutQuestion() {
  const { client } = usePortal()
  const shell = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)
  // The text stays while the modal fades out.
  const count = useLastShown(unsent)

  if (count === null) return null
  return (
    <Confirm
      isOpen={unsent !== null}
      onOpenChange={() => setUnsent(null)}
      title={shell.signOut}
      confirmLabel={shell.signOut}
      cancelLabel={common.cancel}
      tone="critical"
      onConfirm={() => {
        setUnsent(null)
        client.session.signOut()
      }}
    >
      {shell.notSaved(count)}
    </Confirm>
  )
}

/** Shows the messages of `useErrorModal` until it is closed. */
function ErrorModal() {
  const errors = useMessages(errorsMessages)
  const common = useMessages(commonMessages)
  const [shown, setShown] = usePortalAtom(errorModalAtom)

  const close = () => setShown([])
  return (
    <Modal
      isOpen={shown.length > 0}
      onOpenChange={close}
      title={errors.modalTitle}
      size="small"
      role="alertdialog"
      footer={
        <Button tone="primary" onPress={close}>
          {shown.at(-1)?.closeLabel ?? common.ok}
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
