import { useState } from 'react'

/**
 * Use for an answer that is typed part by part. The control underneath keeps its last whole answer when a part of it is
 * deleted; here that is no answer any more, and stays on screen for the part to be typed again.
 */
export function useWholeAnswer({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  /** The last whole answer, while a part of it is missing. */
  const [broken, setBroken] = useState('')

  return {
    shown: value || broken,
    change: (next: string) => {
      setBroken('')
      onChange(next)
    },
    /** Tells whether a part is missing, whenever that changes. */
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
