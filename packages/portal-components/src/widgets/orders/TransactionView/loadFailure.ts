import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import { refusalMessage } from '../../../messages/errorMessage'
import { transactionWords } from '../../../messages/transaction'
import type { Say } from '../../../messages/Say'

/**
 * Gives the merchant's first words on a transaction that it does not show; `null` where there was no answer, which can be
 * tried again, or the session is gone, which the sign-in tells.
 */
export function loadFailure(error: Error | null, say: Say): string | null {
  if (error === null || isFluidTransportError(error) || isSessionGone(error)) return null
  const [first = ''] = refusalMessage(error, say, say(transactionWords).failed).split('\n')
  return first
}
