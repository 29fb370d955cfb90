import { useEffect, useEffectEvent, useState } from 'react'

interface QuantityDraft {
  /** The last good quantity. */
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** What takes the place of what is no quantity, once that has been left. None: it is refused and stays. */
  fallback?: number
}

const IDLE_MS = 300

/**
 * Use for a quantity that is typed: what is typed stays as typed until it is a quantity, and becomes one when the
 * typing pauses or ends. What is none is kept on screen and refused, and the last good quantity stays; with a fallback,
 * that takes its place when the field is left.
 */
export function useQuantityDraft({ value, min, max, onChange, fallback }: QuantityDraft) {
  const [draft, setDraft] = useState<{ text: string; isSettled: boolean } | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [replaced, setReplaced] = useState<{ text: string; isSeen: boolean } | null>(null)
  const [seen, setSeen] = useState(value)

  if (value !== seen) {
    setSeen(value)
    // A change from elsewhere, such as a refusal that rolls back, wins over what was typed and taken before.
    if (draft?.isSettled && parse(draft.text, min, max) !== value) {
      setDraft(null)
      setIsRefused(false)
    }
  }

  const settle = (text: string, isFinal: boolean) => {
    const isReplaced = isFinal && fallback !== undefined && parse(text, min, max) === null
    const quantity = isReplaced ? fallback : parse(text, min, max)
    if (quantity !== null && quantity !== value) onChange(quantity)
    setIsRefused(quantity === null)
    if (isReplaced && text.trim()) setReplaced({ text: text.trim(), isSeen: false })
    setDraft(isFinal && quantity !== null ? null : { text, isSettled: true })
  }

  const pause = useEffectEvent((text: string) => settle(text, false))
  useEffect(() => {
    // An empty field is someone about to type.
    if (!draft || draft.isSettled || draft.text === '') return
    const timer = setTimeout(() => pause(draft.text), IDLE_MS)
    return () => clearTimeout(timer)
  }, [draft])

  return {
    text: draft?.text ?? String(value),
    isRefused,
    /** What the fallback took the place of, until the field is edited; seen once the field has the focus again. */
    replaced,
    see: () => setReplaced(replaced && { ...replaced, isSeen: true }),
    type: (text: string) => {
      setDraft({ text, isSettled: false })
      setReplaced(null)
    },
    /** The typing ended: the field was left, or Enter pressed. */
    finish: () => {
      if (draft) settle(draft.text, true)
    },
    /** A step was taken: it counts from what is typed when that is a quantity, else from the last good one. */
    step: (next: (from: number) => number) => {
      const from = draft ? (parse(draft.text, min, max) ?? value) : value
      const quantity = Math.min(max, Math.max(min, next(from)))
      setDraft(null)
      setIsRefused(false)
      setReplaced(null)
      if (quantity !== value) onChange(quantity)
    },
  }
}

/** The quantity that a text says, or `null` when it says none that is allowed. */
function parse(text: string, min: number, max: number): number | null {
  const digits = text.trim()
  if (!/^\d+$/.test(digits)) return null
  const quantity = Number(digits)
  return quantity >= min && quantity <= max ? quantity : null
}
