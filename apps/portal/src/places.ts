/** The places of this portal that a menu may lead to. One is added together with its page. */
export const places = ['/orders', '/custom-lists'] as const
