import { FluidNoRecordsError, isFluidError } from '@trade-portal/fluid-sdk'
import type { FluidError, FluidFieldError, FluidTransportError } from '@trade-portal/fluid-sdk'
import type { Messages } from './messages/Messages'

/** What to tell the customer of a failed load: the merchant's words when it gave some, else what they can do. */
export function errorMessage(error: unknown, messages: Messages): string {
  if (!isFluidError(error)) return messages.errors.somethingWentWrong
  switch (error.name) {
    case 'FluidTransportError':
      return (error as FluidTransportError).status === null
        ? messages.errors.noAnswer
        : messages.errors.serverFailed
    case 'FluidSessionExpiredError':
      return messages.errors.sessionExpired
    default:
      return error.message || messages.errors.somethingWentWrong
  }
}

/**
 * What the modal titled 'Error' says of a refused write: the first message of a structured refusal, or the client's own
 * reason for not sending it. Where the server could not be reached, that as well.
 *
 * @param otherwise what to say where nothing better is known; a search has words of its own.
 */
export function refusalMessage(
  error: unknown,
  messages: Messages,
  otherwise = messages.errors.somethingWentWrong,
): string {
  if (!isFluidError(error)) return otherwise
  if (isFieldError(error)) return error.errors.find((issue) => issue.msg)?.msg ?? otherwise
  if (error.name === 'FluidError') return error.message
  // What a write meant is not there any more: a read says so in the merchant's words, too.
  if (error instanceof FluidNoRecordsError) return error.message || otherwise
  if (error.name === 'FluidTransportError') return `${otherwise}\n${errorMessage(error, messages)}`
  return otherwise
}

function isFieldError(error: FluidError): error is FluidFieldError {
  return error.name === 'FluidFieldError'
}
