import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { onTypingEnd } from '../../hooks/focus'

/** The largest quantity: one more is still a safe integer. */
export const MOST = Number.MAX_SAFE_INTEGER - 1

interface QuantityDraft {
  fieldRef: RefObject<HTMLInputElement | null>
  /** The last valid quantity; `null`: unknown. */
  value: number | null
  min: number
  onChange: (value: number) => void
  /** Replaces an invalid text. */
  fallback: number | null
}

/**
 * Holds a typed quantity. It is committed on Enter or blur, never by a pause in typing. An invalid text is replaced by
 * the fallback and reported until the next edit.
 */
export function useQuantityDraft({ fieldRef, value, min, onChange, fallback }: QuantityDraft) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ text: string; isSeen: boolean } | null>(null)
  const typed = draft === null ? value : parse(draft, min)

  // Steps from an unknown quantity start at the minimum.
  const from = typed ?? value ?? min - 1

  const finish = () => {
    if (draft === null) return
    setDraft(null)
    setRefused(typed === null ? { text: draft.trim(), isSeen: false } : null)
    const quantity = typed ?? fallback
    if (quantity !== null && quantity !== value) onChange(quantity)
  }

  const leave = useEffectEvent((event?: Event) => {
    const isClick = event?.type === 'click'
    const isOwn = isClick && event.composedPath().some((target) => target === fieldRef.current)
    // A message about an invalid text would be lost with the page.
    if (isClick ? !isOwn : typed !== null) finish()
  })
  const isTyping = draft !== null
  useEffect(() => {
    if (!isTyping) return
    // Some browsers leave the focus in the field when a button is touched, and leaving the page skips the
    // blur. The typed quantity must be committed before the press is handled.
    window.addEventListener('click', leave, true)
    window.addEventListener('pagehide', leave)
    const stop = onTypingEnd(() => leave())
    return () => {
      stop()
      window.removeEventListener('click', leave, true)
      window.removeEventListener('pagehide', leave)
    }
  }, [isTyping])
  // A field removed by Back gets no blur event.
  useEffect(() => () => leave(), [])

  return {
    text: draft ?? (value === null ? '-' : String(value)),
    /** Steps start from the typed quantity if it is valid, else from the last valid one. */
    from,
    /** The replaced text; `isSeen` once the customer has returned to the field. */
    refused,
    see: () => setRefused(refused && { ...refused, isSeen: true }),
    type: (text: string) => {
      setDraft(text)
      setRefused(null)
    },
    /** Commits the text, on blur or Enter. */
    finish,
    /** @returns the new quantity. */
    step: (next: (from: number) => number): number => {
      const quantity = Math.min(MOST, Math.max(min, next(from)))
      setDraft(null)
      setRefused(null)
      if (quantity !== value) onChange(quantity)
      return quantity
    },
  }
}

/** Returns the quantity in a text, or null if it is not a valid one. */
function parse(text: string, min: number): number | null {
  const digits = text.trim()
  if (!/^\d+$/.test(digits)) return null
  const quantity = Number(digits)
  return quantity >= min && quantity <= MOST ? quantity : null
}
