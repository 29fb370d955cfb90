import { lazyModal } from '../../hooks/lazy'

/** The modal that sends documents by e-mail, loaded on first open. */
export const LazyEmailModal = lazyModal(async () => (await import('./EmailModal')).EmailModal)
