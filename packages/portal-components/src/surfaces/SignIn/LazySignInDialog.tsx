import { lazy, nothing } from '../../hooks/lazy'

/** The dialog of the sign-in, whose code is read when it is first opened. */
export const LazySignInDialog = lazy(async () => (await import('./SignInDialog')).SignInDialog, {
  fallback: nothing,
})
