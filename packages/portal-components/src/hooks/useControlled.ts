import { useState } from 'react'

export interface ControlledOptions<T> {
  /** The host's. Left out, the widget keeps the value itself. */
  value: T | undefined
  initial: T
  onChange: ((value: T) => void) | undefined
}

/** A value that the host may keep, as in its address, and how to change it. */
export function useControlled<T>({ value, initial, onChange }: ControlledOptions<T>) {
  const [own, setOwn] = useState(initial)
  const change = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change] as const
}
