import { lazyModal } from '../../hooks/lazy'

/** Asks for the customer's comment on an invoice. */
export const LazyCommentModal = lazyModal(async () => (await import('./CommentModal')).CommentModal)
