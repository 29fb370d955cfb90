import { lateModal } from '../../parts/lateModal'

/** Sends documents by e-mail. */
export const LateEmailModal = lateModal(async () => (await import('./EmailModal')).EmailModal)
