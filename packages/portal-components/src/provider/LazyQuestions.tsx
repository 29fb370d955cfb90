import { useEffect, useEffectEvent, useState } from 'react'
import { lazy, nothing, useLazy } from '../hooks/lazy'
import { whenIdle } from '../hooks/idle'
import { usePortalAtom } from '../context/atoms'
import { PlainQuestions } from './PlainQuestions'
import { errorModalAtom } from '../context/shownError'
import { signOutQuestionAtom } from '../context/unsentChanges'

const Questions = lazy(async () => (await import('./Questions')).Questions, { fallback: nothing })

/**
 * Reads the modals that any widget may ask for while nothing else is to do. Where they cannot be read, the browser's own
 * dialog says the same.
 */
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
