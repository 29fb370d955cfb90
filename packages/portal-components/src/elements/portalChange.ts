/** Dispatched on a `<trade-portal>` after a change of its properties or attributes; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'

/** Dispatched on a `<trade-portal>` when its page reports that its customer may have changed; it does not bubble. */
export const SESSION_CHANGED = 'trade:session-changed'
