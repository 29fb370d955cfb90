import { useEffect } from 'react'
import { lazyCode, useLazyCode } from '../hooks/useLazyCode'
import { whenIdle } from '../hooks/whenIdle'
import { usePortalAtom } from '../context/atoms'
import { usePortal } from '../context/PortalContext'
import { errorModalAtom } from '../context/shownError'
import { signOutQuestionAtom } from '../context/unsentChanges'
import { shellWords } from '../messages/shell'

const questions = lazyCode(() => import('./Questions'))

/**
 * Reads the modals that any widget may ask for while nothing else is to do. Where they cannot be read, the browser's own
 * stand in.
 */
export function LateQuestions() {
  const { client, say } = usePortal()
  const { code, read } = useLazyCode(questions)
  const [error, setError] = usePortalAtom(errorModalAtom)
  const [unsent, setUnsent] = usePortalAtom(signOutQuestionAtom)

  useEffect(() => whenIdle(() => void questions.read().catch(() => undefined)), [])
  useEffect(() => {
    if (code || (error === null && unsent === null)) return
    let isCurrent = true
    void read().then((isThere) => {
      if (isThere || !isCurrent) return
      if (error) {
        window.alert([error.about, error.message].filter(Boolean).join('\n'))
        setError(null)
      }
      if (unsent !== null) {
        setUnsent(null)
        if (window.confirm(say(shellWords).notSaved(unsent))) client.session.signOut()
      }
    })
    return () => void (isCurrent = false)
  })

  return code && <code.Questions />
}
