import { lazy, nothing } from '../../hooks/lazy'

/** The tally modal, loaded on first open. */
export const LazyTallyModal = lazy(async () => (await import('./TallyModal')).TallyModal, {
  fallback: nothing,
})
