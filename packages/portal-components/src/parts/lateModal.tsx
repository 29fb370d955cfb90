import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { useOpenings } from '../hooks/useOpenings'
import { whenIdle } from '../hooks/whenIdle'
import { latePart } from './latePart'

/**
 * Makes a modal out of code that most pages never need: it is read once the page has nothing else to do, or at the first
 * opening, and begins anew at each.
 */
export function lateModal<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Modal = latePart(load)

  return function LateModal(props: Props) {
    const openings = useOpenings(props.isOpen)
    useEffect(() => whenIdle(Modal.readAhead), [])
    return openings > 0 && <Modal key={openings} {...props} />
  }
}
