/** Told on a `<trade-portal>` whose properties or attributes have changed; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'
