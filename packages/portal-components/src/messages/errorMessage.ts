import {
  isFluidApiError,
  isFluidClientReason,
  isFluidError,
  isFluidFieldError,
  isFluidNoRecordsError,
  isFluidNotSignedInError,
  isFluidSessionChangedError,
  isFluidSessionExpiredError,
  isFluidTransportError,
} from '@trade-portal/fluid-sdk'
import type { FluidError } from '@trade-portal/fluid-sdk'
import { errorsWords } from './common'
import type { Say } from './Say'

/**
 * Tells the customer of a failed load: the merchant's words when it gave some, else what they can do. A second
 * line holds what helps whoever they ask for help.
 */
export function errorMessage(error: unknown, say: Say): string {
  const errors = say(errorsWords)
  if (!isFluidError(error)) return errors.somethingWentWrong
  if (isFluidTransportError(error)) return error.status === null ? errors.noAnswer : errors.serverFailed
  if (isFluidSessionExpiredError(error)) return errors.sessionExpired
  if (isFluidNotSignedInError(error)) return errors.notSignedIn
  if (isFluidSessionChangedError(error)) return errors.sessionChanged
  if (isWithoutReason(error)) return `${errors.noReason}\n${support(error, say)}`
  // A field error's own message has a line for each message of the merchant; the first is said.
  const said = isFluidFieldError(error) ? error.errors.find(({ msg }) => msg)?.msg : error.message
  return said || errors.somethingWentWrong
}

/**
 * Says in the modal titled 'Error' why a write was refused: the first message of a structured refusal, or the client's own
 * reason for not sending it. Where the server could not be reached, that as well.
 *
 * @param otherwise what to say where nothing better is known; a search has words of its own.
 */
export function refusalMessage(
  error: unknown,
  say: Say,
  otherwise = say(errorsWords).somethingWentWrong,
): string {
  if (!isFluidError(error)) return otherwise
  if (isFluidFieldError(error)) return error.errors.find((issue) => issue.msg)?.msg ?? otherwise
  if (isFluidClientReason(error)) return error.message
  // The thing that a write meant is not there any more: a read says so in the merchant's words, too.
  if (isFluidNoRecordsError(error)) return error.message || otherwise
  if (isFluidTransportError(error)) return `${otherwise}\n${errorMessage(error, say)}`
  if (isFluidApiError(error)) return `${otherwise}\n${support(error, say)}`
  return otherwise
}

/** The server refused, and all that it said is a program's word. */
function isWithoutReason(error: FluidError): boolean {
  return isFluidApiError(error) || (isFluidFieldError(error) && error.errors.every(({ msg }) => !msg))
}

function support({ message, operation }: FluidError, say: Say): string {
  const errors = say(errorsWords)
  return errors.support(message, operation)
}
