import type { FluidError } from '@trade-portal/fluid-sdk'
import { errorMessage } from '../../errorMessage'
import type { Messages } from '../../messages/Messages'

/** The merchant's own words for a refused sign-in, else what went wrong on the way. */
export function signInMessage(error: FluidError, messages: Messages): string {
  if (error.name === 'FluidSignInError') return error.message || messages.signIn.failed
  // Nobody is signed in yet, so a session cannot have ended: the back end refused the person.
  if (error.name === 'FluidSessionExpiredError') return messages.signIn.failed
  return errorMessage(error, messages)
}
