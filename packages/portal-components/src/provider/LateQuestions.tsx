import { useEffect, useEffectEvent, useState } from 'react'
import { lazyCode, useLazyCode } from '../hooks/useLazyCode'
import { whenIdle } from '../hooks/whenIdle'
import { usePortalAtom } from '../context/atoms'
import { PlainQuestions } from './PlainQuestions'
import { errorModalAtom } from '../context/shownError'
import { signOutQuestionAtom } from '../context/unsentChanges'

const questions = lazyCode(() => import('./Questions'))

/**
 * Reads the modals that any widget may ask for while nothing else is to do. Where they cannot be read, the browser's own
 * dialog says the same.
 */
export function LateQuestions() {
  const { code, read } = useLazyCode(questions)
  const [errors] = usePortalAtom(errorModalAtom)
  const [unsent] = usePortalAtom(signOutQuestionAtom)
  const [isUnread, setIsUnread] = useState(false)
  const isAsked = errors.length > 0 || unsent !== null

  useEffect(() => whenIdle(() => void questions.read().catch(() => undefined)), [])
  const readThem = useEffectEvent(() => read())
  useEffect(() => {
    if (isAsked && !code) void readThem().then((isThere) => setIsUnread(!isThere))
  }, [isAsked, code])

  if (code) return <code.Questions />
  return isUnread && <PlainQuestions />
}
