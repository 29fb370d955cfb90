import { useEffect, useEffectEvent, useState } from 'react'
import { lazy, nothing, useLazy } from '../hooks/lazy'
import { whenIdle } from '../hooks/idle'
import { usePortalAtom } from '../context/atoms'
import { errorModalAtom, linesOf } from '../context/shownError'
import { signOutQuestionAtom } from '../context/unsentChanges'
import { Button } from '../parts/Button'
import { PlainDialog } from '../parts/PlainDialog'
import { usePortal, useMessages } from '../context/PortalContext'
import { commonMessages, errorsMessages } from '../messages/common'
import { shellMessages } from '../messages/shell'

const Questions = lazy(async () => (await import('./Questions')).Questions, { fallback: nothing })

/** Loads the modals of any widget when the page is idle. If they cannot be loaded, a plain dialog takes their place. */
export function LazyQuestions() {
  const { isLoaded, preload } = useLazy(Questions)
  const [errors] = usePortalAtom(errorModalAtom)
  const [unsent] = usePortalAtom(signOutQuestionAtom)
  const [isUnread, setIsUnread] = useState(false)
  const isAsked = errors.length > 0 || unsent !== null

  useEffect(() => whenIdle(() => void Questions.preload()), [])
  const readThem = useEffectEvent(() => preload())
  useEffect(() => {
    if (isAsked && !isLoaded) void readThem().then((isThere) => setIsUnread(!isThere))
  }, [isAsked, isLoaded])

  if (isLoaded) return <Questions />
  return isUnread && <PlainQuestions />
}

/** Shows the same questions and errors as `Questions`, if that could not be loaded. */
function PlainQuestions() {
  const { client } = usePortal()
  const { ok, cancel } = useMessages(commonMessages)
  const { signOut, notSaved } = useMessages(shellMessages)
  const errorsText = useMessages(errorsMessages)
  const [errors, setErrors] = usePortalAtom(errorModalAtom)
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)

  const closeErrors = () => setErrors([])
  const closeQuestion = () => setUnsent(null)
  if (errors.length > 0) {
    return (
      <PlainDialog
        title={errorsText.modalTitle}
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
