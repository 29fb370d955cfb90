import { lateModal } from '../../parts/lateModal'

/** Asks for the customer's comment on an invoice. */
export const LateCommentModal = lateModal(async () => (await import('./CommentModal')).CommentModal)
