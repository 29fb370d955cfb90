import { createContext, use, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStableHandler } from '../hooks/useStableHandler'

/** Callbacks of every widget for its loading. */
export interface LoadListeners {
  /** Called when the widget begins to show placeholders. They stay until all its data has loaded. */
  onLoaderStart?: (() => void) | undefined
  /** Called when a read fails. The widget shows the failure itself, with a button to try again. */
  onLoadError?: ((error: Error) => void) | undefined
}

type Wait = () => () => void

/** The callbacks of the widget around; `null` outside a widget. */
const LoadContext = createContext<{ wait: Wait; fail: (error: Error) => void } | null>(null)

/** Listens to all reads of a widget. Reads that wait at the same time count as one wait. */
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

/** Reports a read's wait and error to the widget's host. */
export function useTellLoad({ isWaiting, error }: { isWaiting: boolean; error: Error | null }) {
  const teller = use(LoadContext)
  useEffect(() => (isWaiting ? teller?.wait() : undefined), [isWaiting, teller])
  useEffect(() => {
    if (error) teller?.fail(error)
  }, [error, teller])
}
