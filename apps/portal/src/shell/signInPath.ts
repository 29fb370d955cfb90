/** The sign-in page. */
export const SIGN_IN = '/login'

/** Returns whether a path is the sign-in page’s. */
export const isSignInPath = (path: string) => /^\/login\/?$/i.test(path)

/** Returns the sign-in page’s path, with the route to return to. */
export function signInPath(from: string): string {
  if (from === SIGN_IN || from.startsWith(`${SIGN_IN}?`)) return from
  return from === '/' ? SIGN_IN : `${SIGN_IN}?from=${encodeURIComponent(from)}`
}
