import { useLayoutEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { lazyCode } from '../hooks/useLazyCode'

/** A component whose code is read when it is first drawn. */
export interface LatePart<Props> {
  (props: Props): ReactNode
  /** Reads its code ahead. A failure is told where it is drawn. */
  readAhead: () => void
}

const nothing = () => null

/**
 * Makes a component whose code is read when it is first drawn; `placeOf` stands in for it until then. What cannot be read
 * is thrown, for the boundary around it to tell, and read anew the next time.
 *
 * React's `lazy` shows its fallback first, also where its code was read before, and React holds back what follows a
 * fallback for 300 ms.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeOf: (props: Props) => ReactNode = nothing,
): LatePart<Props> {
  const code = lazyCode(async () => ({ Part: await load() }))

  function LatePart(props: Props) {
    const [read, setRead] = useState(code.current)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const isMissing = read === null
    useLayoutEffect(() => {
      if (isMissing) code.read().then(setRead, (error: unknown) => setFailure({ error }))
    }, [isMissing])
    if (failure) throw failure.error
    return read ? <read.Part {...props} /> : placeOf(props)
  }
  LatePart.readAhead = () => void code.read().catch(() => undefined)
  return LatePart
}
