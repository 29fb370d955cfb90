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
import { errorsMessages } from './common'
import type { MessagesOf } from './MessagesOf'

/**
 * Returns the message of a failed load: the merchant's own when there is one, otherwise advice. The second line, if
 * any, is for the merchant's support.
 */
export function errorMessage(error: unknown, messagesOf: MessagesOf): string {
  const errors = messagesOf(errorsMessages)
  if (!isFluidError(error)) return errors.somethingWentWrong
  if (isFluidTransportError(error)) return error.status === null ? errors.noAnswer : errors.serverFailed
  if (isFluidSessionExpiredError(error)) return errors.sessionExpired
  if (isFluidNotSignedInError(error)) return errors.notSignedIn
  if (isFluidSessionChangedError(error)) return errors.sessionChanged
  if (isWithoutReason(error)) return `${errors.noReason}\n${support(error, messagesOf)}`
  // The message of a field error joins all of the merchant's messages by newlines. Only the first is shown.
  const said = isFluidFieldError(error) ? error.errors.find(({ msg }) => msg)?.msg : error.message
  return said || errors.somethingWentWrong
}

/**
 * Returns the text of the 'Error' modal after a refused write: the first message of a structured refusal, or the
 * client's own reason for not sending. A second line is added when the server could not be reached.
 *
 * @param otherwise the fallback; a search has its own.
 */
export function refusalMessage(
  error: unknown,
  messagesOf: MessagesOf,
  otherwise = messagesOf(errorsMessages).somethingWentWrong,
): string {
  if (!isFluidError(error)) return otherwise
  if (isFluidFieldError(error)) return error.errors.find((issue) => issue.msg)?.msg ?? otherwise
  if (isFluidClientReason(error)) return error.message
  // The target of the write no longer exists. The merchant's message explains it.
  if (isFluidNoRecordsError(error)) return error.message || otherwise
  if (isFluidTransportError(error)) return `${otherwise}\n${errorMessage(error, messagesOf)}`
  if (isFluidApiError(error)) return `${otherwise}\n${support(error, messagesOf)}`
  return otherwise
}

/** A refusal whose only message is a technical one. */
function isWithoutReason(error: FluidError): boolean {
  return isFluidApiError(error) || (isFluidFieldError(error) && error.errors.every(({ msg }) => !msg))
}

function support({ message, operation }: FluidError, messagesOf: MessagesOf): string {
  const errors = messagesOf(errorsMessages)
  return errors.support(message, operation)
}
