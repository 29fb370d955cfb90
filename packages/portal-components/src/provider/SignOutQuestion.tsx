import { Confirm } from '../parts/Confirm'
import { usePortal } from '../context/PortalContext'
import { usePortalAtom } from '../context/atoms'
import { signOutQuestionAtom } from '../context/unsentChanges'
import { useLastShown } from '../hooks/useLastShown'
import { commonWords } from '../messages/common'
import { shellWords } from '../messages/shell'

/** Asks whether to sign out although changes would be lost, when `useSignOut` could not send them. */
export function SignOutQuestion() {
  const { client, say } = usePortal()
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)
  // Its words stay while it fades out.
  const count = useLastShown(unsent)

  if (count === null) return null
  return (
    <Confirm
      isOpen={unsent !== null}
      onOpenChange={() => setUnsent(null)}
      title={say(shellWords).signOut}
      confirmLabel={say(shellWords).signOut}
      cancelLabel={say(commonWords).cancel}
      tone="critical"
      onConfirm={() => {
        setUnsent(null)
        client.session.signOut()
      }}
    >
      {say(shellWords).notSaved(count)}
    </Confirm>
  )
}
