import { Button } from '../parts/Button'
import { PlainDialog } from '../parts/PlainDialog'
import { usePortalAtom } from '../context/atoms'
import { usePortal } from '../context/PortalContext'
import { errorModalAtom, linesOf } from '../context/shownError'
import { signOutQuestionAtom } from '../context/unsentChanges'
import { commonWords, errorsWords } from '../messages/common'
import { shellWords } from '../messages/shell'

/** Asks and tells what `Questions` does, where that could not be read. */
export function PlainQuestions() {
  const { client, say } = usePortal()
  const [errors, setErrors] = usePortalAtom(errorModalAtom)
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)
  const { ok, cancel } = say(commonWords)
  const { signOut, notSaved } = say(shellWords)

  const closeErrors = () => setErrors([])
  const closeQuestion = () => setUnsent(null)
  if (errors.length > 0) {
    return (
      <PlainDialog
        title={say(errorsWords).modalTitle}
        message={errors.flatMap(linesOf).join('\n')}
        onClose={closeErrors}
        footer={
          <Button tone="primary" onPress={closeErrors}>
            {errors.at(-1)?.closeLabel ?? ok}
          </Button>
        }
      />
    )
  }
  if (unsent === null) return null
  return (
    <PlainDialog
      title={signOut}
      message={notSaved(unsent)}
      onClose={closeQuestion}
      footer={
        <>
          <Button onPress={closeQuestion}>{cancel}</Button>
          <Button
            tone="critical"
            onPress={() => {
              closeQuestion()
              client.session.signOut()
            }}
          >
            {signOut}
          </Button>
        </>
      }
    />
  )
}
