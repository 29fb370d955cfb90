import { isFluidSessionExpiredError, isFluidSignInError } from '@trade-portal/fluid-sdk'
import { errorMessage } from '../../words/errorMessage'
import type { Messages } from '../../words/Messages'

/** The merchant's own words for a refused sign-in, else what went wrong on the way. */
export function signInMessage(error: unknown, messages: Messages): string {
  if (isFluidSignInError(error)) return error.message || messages.signIn.failed
  // The sign-in was answered with a session, of which the very next call is told that it has ended.
  if (isFluidSessionExpiredError(error)) return messages.signIn.notKept
  return errorMessage(error, messages)
}
