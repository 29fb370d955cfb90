import { lazy as reactLazy, useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useOpenings } from './useOpenings'
import { whenIdle } from './whenIdle'

/** A component whose code is fetched when it is first needed. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode
  /** Fetches its code, once however many ask. @returns whether it is there; if not, the next to ask fetches it anew */
  preload: () => Promise<boolean>
  isLoaded: () => boolean
}

export interface LazyOptions<Props> {
  /**
   * Stands in for it until its code has come; what cannot be fetched is thrown. Left out, it suspends instead, as a page
   * does: a transition to it stays where it was.
   */
  fallback?: (props: Props) => ReactNode
  /** `idle`: its code is fetched once a page that renders it has nothing else to do. */
  preload?: 'idle'
}

/** A fallback for what takes no room. */
export const nothing = () => null

/**
 * Makes a component whose code is fetched when it is first rendered, and rendered at once where it was fetched before.
 *
 * React's own `lazy` shows the fallback around it first, also where its code is there, and what follows a fallback is held
 * back for 300 ms.
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

/** A promise that calls back at once, which React takes for one that is settled already. */
function settled<Value>(value: Value): Promise<Value> {
  return { then: (callBack: (value: Value) => void) => callBack(value) } as Promise<Value>
}

/**
 * Makes a modal out of code that most pages never need: it is fetched once the page has nothing else to do, or at the
 * first opening, and begins anew at each.
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
 * Returns whether the code of a component is there, and what fetches it. Use it for what opens from a control that stays:
 * the control preloads it, as at the first hover, and can do without it where it cannot be fetched.
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
