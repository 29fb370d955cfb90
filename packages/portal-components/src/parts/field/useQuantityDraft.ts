import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { onTypingEnd } from '../../hooks/focus'

interface QuantityDraft {
  fieldRef: RefObject<HTMLInputElement | null>
  /** The last good quantity; `null`: one that cannot be shown. */
  value: number | null
  min: number
  max: number
  onChange: (value: number) => void
  /** Takes the place of a text that is no quantity. */
  fallback: number | null
}

/**
 * Use for a quantity that is typed: it counts on Enter or when its field is left, never by a pause in typing. A text
 * that is none then gives way to the fallback, and is told of until the field is edited.
 */
export function useQuantityDraft({ fieldRef, value, min, max, onChange, fallback }: QuantityDraft) {
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ text: string; isSeen: boolean } | null>(null)
  const typed = draft === null ? value : parse(draft, min, max)

  // Up from what cannot be shown is the least.
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
    // Nobody would read that a text was refused on a page that goes.
    if (isClick ? !isOwn : typed !== null) finish()
  })
  const isTyping = draft !== null
  useEffect(() => {
    if (!isTyping) return
    // A finger on a button leaves the focus where it is in some browsers, and a page that goes takes it along: what was
    // typed counts before what was pressed is done.
    window.addEventListener('click', leave, true)
    window.addEventListener('pagehide', leave)
    const stop = onTypingEnd(() => leave())
    return () => {
      stop()
      window.removeEventListener('click', leave, true)
      window.removeEventListener('pagehide', leave)
    }
  }, [isTyping])
  // A field that is taken away, as by Back, is left without a word of the browser.
  useEffect(() => () => leave(), [])

  return {
    text: draft ?? (value === null ? '-' : String(value)),
    /** Steps count from what is typed when that is a quantity, else from the last good one. */
    from,
    /** The text that gave way; seen once the customer was taken back to the field. */
    refused,
    see: () => setRefused(refused && { ...refused, isSeen: true }),
    type: (text: string) => {
      setDraft(text)
      setRefused(null)
    },
    /** The typing ended: the field was left, or Enter pressed. */
    finish,
    /** @returns the quantity stepped to. */
    step: (next: (from: number) => number): number => {
      const quantity = Math.min(max, Math.max(min, next(from)))
      setDraft(null)
      setRefused(null)
      if (quantity !== value) onChange(quantity)
      return quantity
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
