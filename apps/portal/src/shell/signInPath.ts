/** The sign-in page. */
export const SIGN_IN = '/login'

/** Tells whether the sign-in page is at a path. */
export const isSignInPath = (path: string) => /^\/login\/?$/i.test(path)

/** The sign-in page, which comes back to where the visitor wanted to go. */
export function signInPath(from: string): string {
  if (from === SIGN_IN || from.startsWith(`${SIGN_IN}?`)) return from
  return from === '/' ? SIGN_IN : `${SIGN_IN}?from=${encodeURIComponent(from)}`
}
