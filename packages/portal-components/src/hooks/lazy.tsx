import { lazy as reactLazy, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useOpenings } from './openings'
import { whenIdle } from './idle'

/** A component whose code is loaded when first needed. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Loads its code, once for all callers. @returns whether it is loaded; after a failure the next call tries again. */
  preload: () => Promise<boolean>
  isLoaded: () => boolean
}

export interface LazyOptions<Props> {
  /**
   * Rendered until the code is loaded; a failure to load is thrown. Without it the component suspends, so that a
   * transition to it keeps the previous page.
   */
  fallback?: (props: Props) => ReactNode
  /** `idle` loads the code once a page that renders it is idle. */
  preload?: 'idle'
}

/** A fallback for content that takes up no space. */
export const nothing = () => null

/**
 * Creates a component whose code is loaded on its first render, and rendered immediately if it is already loaded.
 *
 * React's own `lazy` shows its fallback even if the code is loaded, and delays the content after a fallback by 300 ms.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback, preload }: LazyOptions<Props> = {},
): LazyComponent<Props> {
  let loaded: { Component: ComponentType<Props> } | null = null
  let loading: Promise<{ Component: ComponentType<Props> }> | null = null

  async function begin() {
    try {
      return (loaded = { Component: await load() })
    } catch (error) {
      loading = null
      throw error
    }
  }
  const read = () => (loading ??= begin())
  const isThere = () =>
    read().then(
      () => true,
      () => false,
    )

  const Suspended = reactLazy(() =>
    loaded === null
      ? read().then(({ Component }) => ({ default: Component }))
      : settled({ default: loaded.Component }),
  )

  function StoodInFor(props: Props) {
    const [known, setKnown] = useState(loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const isMissing = known === null
    useLayoutEffect(() => {
      if (isMissing) read().then(setKnown, (error: unknown) => setFailure({ error }))
    }, [isMissing])
    if (failure) throw failure.error
    return known ? <known.Component {...props} /> : fallback?.(props)
  }

  function Lazy(props: Props) {
    useEffect(() => (preload === 'idle' ? whenIdle(() => void isThere()) : undefined), [])
    return fallback ? <StoodInFor {...props} /> : <Suspended {...props} />
  }
  return Object.assign(Lazy, { preload: isThere, isLoaded: () => loaded !== null })
}

/** Returns a thenable that calls back synchronously, which React treats as already settled. */
function settled<Value>(value: Value): Promise<Value> {
  return { then: (callBack: (value: Value) => void) => callBack(value) } as Promise<Value>
}

/**
 * Creates a modal from code that most pages never need. The code is loaded when the page is idle, or at the first
 * opening; each opening starts with fresh state.
 */
export function lazyModal<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Modal = lazy(load, { fallback: nothing })

  return function LazyModal(props: Props) {
    const openings = useOpenings(props.isOpen)
    useEffect(() => whenIdle(() => void Modal.preload()), [])
    return openings > 0 && <Modal key={openings} {...props} />
  }
}

/**
 * Returns whether a component's code is loaded, and a function that loads it. Use it for content that opens from a
 * permanent control: the control preloads it, for example on hover, and works without it if it cannot be loaded.
 */
export function useLazy<Props extends object>(component: LazyComponent<Props>) {
  const [isLoaded, setIsLoaded] = useState(component.isLoaded())
  return {
    isLoaded,
    preload: async () => {
      const isThere = await component.preload()
      if (isThere) setIsLoaded(true)
      return isThere
    },
  }
}
