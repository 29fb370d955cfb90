import { isSessionGone } from '@trade-portal/fluid-sdk'
import type { OrderOutcome } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { refusalMessage } from '../../../messages/errorMessage'
import { placementMessage } from '../../../messages/placementMessage'
import { usePortal } from '../../../context/PortalContext'
import { useErrorModal } from '../../../context/shownError'
import { isConfirmed, isOpen, outcomeOf } from '../../../data/orders/orderAttempts'
import type { useCartOrder } from './useCartOrder'
import { checkoutWords } from '../../../messages/checkout'
import type { Say } from '../../../messages/Say'

/**
 * Says in the modal titled 'Error' why nothing came of a press: to the customer who pressed, once they are at the form.
 */
export function useStopModal({
  attempt,
  markTold,
}: Pick<ReturnType<typeof useCartOrder>, 'attempt' | 'markTold'>) {
  const { say } = usePortal()
  const { showError } = useErrorModal()

  useEffect(() => {
    const outcome = attempt && outcomeOf(attempt)
    if (!outcome || attempt.isTold || isOpen(outcome) || isConfirmed(attempt)) return
    if (isSaidInModal(outcome)) showError(reasonOf(outcome, say))
    markTold(attempt.key)
  }, [attempt, markTold, say, showError])
}

/** A refusal in the merchant's words, and what was not sent; what else stops a press is said beside the buttons. */
export function isSaidInModal(outcome: OrderOutcome): boolean {
  return outcome.status === 'notSent' || (outcome.status === 'notPlaced' && Boolean(outcome.refusal))
}

function reasonOf(outcome: OrderOutcome, say: Say): string {
  if (outcome.status !== 'notSent') return placementMessage(outcome, say) ?? ''
  const reason = isSessionGone(outcome.error)
    ? say(checkoutWords).sessionHadEnded
    : refusalMessage(outcome.error, say)
  return `${reason}\n${say(checkoutWords).notSent}`
}
