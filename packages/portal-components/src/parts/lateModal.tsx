import { lazy, Suspense, useEffect } from 'react'
import type { ComponentType } from 'react'
import { useOpenings } from '../hooks/useOpenings'
import { whenIdle } from '../hooks/whenIdle'

/**
 * Makes a modal out of code that most pages never need: it is read once the page has nothing else to do, or at the first
 * opening, and begins anew at each.
 */
export function lateModal<Props extends { isOpen: boolean }>(read: () => Promise<ComponentType<Props>>) {
  const Modal = lazy(async () => ({ default: (await read()) as ComponentType<object> }))

  return function LateModal(props: Props) {
    const openings = useOpenings(props.isOpen)
    // A failure is told by the opening.
    useEffect(() => whenIdle(() => void read().catch(() => undefined)), [])
    if (openings === 0) return null
    return (
      <Suspense fallback={null}>
        <Modal key={openings} {...props} />
      </Suspense>
    )
  }
}
