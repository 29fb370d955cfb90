import { lazy, nothing } from '../../hooks/lazy'

/** The modal of a tally, whose code is read when it is first opened. */
export const LazyTallyModal = lazy(async () => (await import('./TallyModal')).TallyModal, {
  fallback: nothing,
})
