import { useEffect, useEffectEvent, useRef } from 'react'
import { useOutlasting } from '../../context/useOutlasting'

/** The state of a form's last press; `null` before the first, and once it has been dealt with. */
type FormOutcome =
  | 'underWay'
  /** The merchant refused it, because the session had ended. */
  | 'unsent'
  /** It was sent with these answers, written as text. */
  | { sent: string }
  /** It was refused, or nobody can tell: the sentence that says so. */
  | { failure: string | null }

export interface FormOutcomeOptions {
  /** A name of the form's own on its page. */
  name: string
  /** Called when the form of an earlier page, before its session ended, has been sent with these answers. */
  onSentEarlier: (sent: string) => void
}

/**
 * Follows a form’s press, for the form of the next page too when the session ends while it is under way. Use it in
 * `useFormOf` alone.
 */
export function useFormOutcome({ name, onSentEarlier }: FormOutcomeOptions) {
  const [outcome, setOutcome, present] = useOutlasting<FormOutcome | null>({
    name: `outcome:${name}`,
    initial: null,
  })
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const known = outcome !== null && typeof outcome === 'object' ? outcome : null
  const sent = known && 'sent' in known ? known.sent : null
  const finish = useEffectEvent(onSentEarlier)
  useEffect(() => {
    if (sent === null) return
    finish(sent)
    setOutcome(null)
  }, [sent, setOutcome])

  return {
    begin: () => setOutcome('underWay'),
    forget: () => setOutcome(null),
    /** Ends a press. A page that was left for another, or by its customer, has let go of it. */
    end(next: Exclude<FormOutcome, 'underWay'> | null) {
      if (present() !== 'underWay') return
      setOutcome(isHere.current && next !== null && typeof next === 'object' && 'sent' in next ? null : next)
    },
    isUnderWay: outcome === 'underWay',
    isUnsent: outcome === 'unsent',
    failure: known && 'failure' in known ? known.failure : null,
  }
}
