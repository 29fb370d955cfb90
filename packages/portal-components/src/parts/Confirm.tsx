import { lazyModal } from '../hooks/lazy'

export type { ConfirmProps } from './ConfirmModal'

/** Asks before an action that cannot be undone, or has more effects than expected. */
export const Confirm = lazyModal(async () => (await import('./ConfirmModal')).ConfirmModal)
