import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import { refusalMessage } from '../../words/errorMessage'
import type { Messages } from '../../words/Messages'

/**
 * Gives the merchant's first words on a transaction that it does not show; `null` where there was no answer, which can be
 * tried again, or the session is gone, which the sign-in tells.
 */
export function loadFailure(error: Error | null, messages: Messages): string | null {
  if (error === null || isFluidTransportError(error) || isSessionGone(error)) return null
  const [first = ''] = refusalMessage(error, messages, messages.transaction.failed).split('\n')
  return first
}
