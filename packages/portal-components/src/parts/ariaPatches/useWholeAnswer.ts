import { useState } from 'react'

/**
 * Clears an answer while its segments are incomplete or invalid, and keeps the previous one displayed for editing.
 * React Aria would keep the last complete answer.
 */
export function useWholeAnswer({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  /** The displayed value while the segments are incomplete. */
  const [broken, setBroken] = useState('')

  return {
    shown: value || broken,
    change: (next: string) => {
      setBroken('')
      onChange(next)
    },
    /** Sets the displayed value while the segments are incomplete. */
    hold: setBroken,
    /** Reports each change between complete and incomplete. */
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
