import { useEffect, useEffectEvent, useRef } from 'react'
import { useOutlasting } from '../../context/useOutlasting'

/** The state of a form's last submit; `null` before the first, and once it has been handled. */
type FormOutcome =
  | 'underWay'
  /** Refused by the merchant, because the session had ended. */
  | 'unsent'
  /** Sent, with these answers as JSON. */
  | { sent: string }
  /** Refused, or with an unknown outcome: the message. */
  | { failure: string | null }

export interface FormOutcomeOptions {
  /** The form's name, unique on its page. */
  name: string
  /** Called when the form of an earlier page, before its session ended, has been sent with these answers. */
  onSentEarlier: (sent: string) => void
}

/**
 * Tracks a form's submit across the end of a session, when the page and its form are mounted again. Internal to
 * `useFormOf`.
 */
export function useFormOutcome({ name, onSentEarlier }: FormOutcomeOptions) {
  const [outcome, setOutcome, current] = useOutlasting<FormOutcome | null>({
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
    /** Ends a submit, unless the person has left the page. */
    end(next: Exclude<FormOutcome, 'underWay'> | null) {
      if (current() !== 'underWay') return
      setOutcome(isHere.current && next !== null && typeof next === 'object' && 'sent' in next ? null : next)
    },
    isUnderWay: outcome === 'underWay',
    isUnsent: outcome === 'unsent',
    failure: known && 'failure' in known ? known.failure : null,
  }
}
