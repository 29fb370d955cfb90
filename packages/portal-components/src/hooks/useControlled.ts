import { useState } from 'react'

interface ControlledOptions<T> {
  /** The host's value. If undefined, the widget holds the value itself. */
  value: T | undefined
  initial: T
  onChange: ((value: T) => void) | undefined
}

/** Returns a value that the host may control, for example in its address, and its setter. */
export function useControlled<T>({ value, initial, onChange }: ControlledOptions<T>) {
  const [own, setOwn] = useState(initial)
  const change = (next: T) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change] as const
}
