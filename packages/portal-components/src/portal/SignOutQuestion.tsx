import { Confirm } from '../parts/Confirm'
import { usePortal } from './PortalContext'
import { usePortalAtom } from './atoms'
import { signOutQuestionAtom } from './unsentChanges'
import { useLastShown } from '../hooks/useLastShown'

/** Asks whether to sign out although changes would be lost, when `useSignOut` could not send them. */
export function SignOutQuestion() {
  const { client, messages } = usePortal()
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)
  // Its words stay while it fades out.
  const count = useLastShown(unsent)

  if (count === null) return null
  return (
    <Confirm
      isOpen={unsent !== null}
      onOpenChange={() => setUnsent(null)}
      title={messages.shell.signOut}
      confirmLabel={messages.shell.signOut}
      cancelLabel={messages.common.cancel}
      tone="critical"
      onConfirm={() => {
        setUnsent(null)
        client.session.signOut()
      }}
    >
      {messages.shell.notSaved(count)}
    </Confirm>
  )
}
