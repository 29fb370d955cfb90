/** Told on a `<trade-portal>` whose properties or attributes have changed; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'

/** Told on a `<trade-portal>` whose page says that its customer may have changed; it does not bubble. */
export const SESSION_CHANGED = 'trade:session-changed'
