import { lazyModal } from '../../hooks/lazy'

/** Sends documents by e-mail. */
export const LazyEmailModal = lazyModal(async () => (await import('./EmailModal')).EmailModal)
