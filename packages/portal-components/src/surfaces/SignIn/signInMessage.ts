import { isFluidSessionExpiredError, isFluidSignInError } from '@trade-portal/fluid-sdk'
import { errorMessage } from '../../messages/errorMessage'
import { signInWords } from '../../messages/signIn'
import type { Say } from '../../messages/Say'

/** The merchant's own words for a refused sign-in, else what went wrong on the way. */
export function signInMessage(error: unknown, say: Say): string {
  if (isFluidSignInError(error)) return error.message || say(signInWords).failed
  // The sign-in was answered with a session, of which the very next call is told that it has ended.
  if (isFluidSessionExpiredError(error)) return say(signInWords).notKept
  return errorMessage(error, say)
}
