import { lazyModal } from '../hooks/lazy'

export type { ConfirmProps } from './ConfirmModal'

/** Asks before an action that cannot be taken back, or that does more than it seems to. */
export const Confirm = lazyModal(async () => (await import('./ConfirmModal')).ConfirmModal)
