import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStableHandler } from '../hooks/useStableHandler'

/** Told by each widget while it reads what it shows. */
export interface LoadListeners {
  /** It shows placeholders, until everything it waits for has come. */
  onLoaderStart?: (() => void) | undefined
  /** Something could not be read. The widget says so itself, and lets the customer try again. */
  onLoadError?: ((error: Error) => void) | undefined
}

type Wait = () => () => void

/** Tells of a wait that begins, and of its end. Outside a widget nobody is told. */
const LoadContext = createContext<{ wait: Wait; fail: (error: Error) => void } | null>(null)

/** Hears from all reads of a widget: many that wait at once are one wait. */
export function HearsLoads({
  onLoaderStart,
  onLoadError,
  children,
}: LoadListeners & { children: ReactNode }) {
  const start = useStableHandler(() => onLoaderStart?.())
  const fail = useStableHandler((error: Error) => onLoadError?.(error))
  const [teller] = useState(() => {
    let waits = 0
    return {
      wait() {
        if (waits++ === 0) start()
        return () => void waits--
      },
      fail,
    }
  })
  return <LoadContext value={teller}>{children}</LoadContext>
}

/** Tells the widget's host that something is being waited for, or why it could not be had. */
export function useTellLoad({ isWaiting, error }: { isWaiting: boolean; error: Error | null }) {
  const teller = use(LoadContext)
  useEffect(() => (isWaiting ? teller?.wait() : undefined), [isWaiting, teller])
  useEffect(() => {
    if (error) teller?.fail(error)
  }, [error, teller])
}
