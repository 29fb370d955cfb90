import { useState } from 'react'

/**
 * Use for an answer that is typed part by part. The control underneath keeps its last whole answer when a part is
 * deleted or made invalid; this hook takes that answer back, and keeps it on screen for the part to be typed again.
 */
export function useWholeAnswer({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  /** Value of the control while its parts make no answer. */
  const [broken, setBroken] = useState('')

  return {
    shown: value || broken,
    change: (next: string) => {
      setBroken('')
      onChange(next)
    },
    /** Changes the control's value while its parts make no answer. */
    hold: setBroken,
    /** Reports whether the parts make no answer, at each change of that. */
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
