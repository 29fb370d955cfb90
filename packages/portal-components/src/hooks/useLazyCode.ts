import { useState } from 'react'

/** Code that is read when it is first needed. */
export interface LazyCode<Code> {
  /** `null` until it was read. */
  current: Code | null
  /** Reads it, once however many ask. A reading that failed is made anew for the next to ask. */
  read: () => Promise<Code>
}

/** Puts off the reading of a chunk: `lazyCode(() => import('./SelectList'))`. */
export function lazyCode<Code>(load: () => Promise<Code>): LazyCode<Code> {
  let reading: Promise<Code> | null = null
  const lazy: LazyCode<Code> = { current: null, read: () => (reading ??= begin()) }
  return lazy

  async function begin() {
    try {
      lazy.current = await load()
      return lazy.current
    } catch (error) {
      reading = null
      throw error
    }
  }
}

/**
 * Use for what opens from a control that stays. The control reads it ahead, as at the first hover, and can do without it
 * where it cannot be read; with `lazy` and a boundary the control itself would be gone.
 */
export function useLazyCode<Code>(lazy: LazyCode<Code>) {
  // A chunk is an object of exports, which can be held as state as it is.
  const [code, setCode] = useState(lazy.current)
  return {
    code,
    /** @returns whether it is there now. */
    read: () =>
      lazy.read().then(
        (loaded) => {
          setCode(loaded)
          return true
        },
        () => false,
      ),
  }
}
