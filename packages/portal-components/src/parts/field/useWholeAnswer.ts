import { useState } from 'react'

/**
 * Use for an answer that is typed part by part. The control underneath keeps its last whole answer when a part of it is
 * deleted, or typed so that it makes none; here that is no answer any more, and stays on screen for the part to be
 * typed again.
 */
export function useWholeAnswer({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  /** What the control holds, while what was typed is no answer. */
  const [broken, setBroken] = useState('')

  return {
    shown: value || broken,
    change: (next: string) => {
      setBroken('')
      onChange(next)
    },
    /** Lets the control hold something else, while what was typed is no answer. */
    hold: setBroken,
    /** Tells whether what was typed is no answer, whenever that changes. */
    tellMissing: (isMissing: boolean) => {
      if (isMissing && value) {
        setBroken(value)
        onChange('')
      }
      if (!isMissing && broken) {
        setBroken('')
        onChange(broken)
      }
    },
  }
}
