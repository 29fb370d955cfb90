import { lazyModal } from '../../hooks/lazy'

/** The modal for a comment on an invoice, loaded on first open. */
export const LazyCommentModal = lazyModal(async () => (await import('./CommentModal')).CommentModal)
