import { lazy, useState } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Code that is read when it is first needed. */
export interface LazyCode<Code> {
  /** `null` until it was read. */
  current: Code | null
  /** Reads it, once however many ask. A reading that failed is made anew for the next to ask. */
  read: () => Promise<Code>
}

/** Puts off the reading of a chunk: `lazyCode(() => import('./ComboList'))`. */
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

/**
 * Makes a component that waits for its code, as a page does: a transition to it stays where it was until then. Where the
 * code was read before it is drawn at once. React's own `lazy` shows the fallback around it first, and what follows a
 * fallback is held back for 300 ms.
 */
export function lazyPage<Code, Props extends object>(
  code: LazyCode<Code>,
  pick: (code: Code) => ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const moduleOf = (read: Code) => ({ default: pick(read) })
  return lazy(() => (code.current === null ? code.read().then(moduleOf) : settled(moduleOf(code.current))))
}

/** A promise that calls back at once, which React takes for one that is settled already. */
function settled<Value>(value: Value): Promise<Value> {
  return { then: (callBack: (value: Value) => void) => callBack(value) } as Promise<Value>
}
