import { lazy, Suspense } from 'react'
import { useOpenings } from '../../hooks/useOpenings'
import type { EmailModalProps } from './EmailModal'

const EmailModal = lazy(() => import('./EmailModal').then(({ EmailModal }) => ({ default: EmailModal })))

/** Is loaded when it is first opened, and begins anew each time. */
export function LateEmailModal(modal: EmailModalProps) {
  const openings = useOpenings(modal.isOpen)
  if (openings === 0) return null
  return (
    <Suspense fallback={null}>
      <EmailModal key={openings} {...modal} />
    </Suspense>
  )
}
