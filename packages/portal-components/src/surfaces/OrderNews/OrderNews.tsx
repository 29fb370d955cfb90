import { usePortal } from '../../portal/PortalContext'
import { usePortalAtomValue } from '../../portal/atoms'
import { useOrderAttempts } from '../../data/orders/useOrderAttempts'
import { attemptsInFormsAtom, isConfirmed, isOpen, outcomeOf } from '../../data/orders/orderAttempts'
import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { AttemptNews } from './AttemptNews'
import * as S from './OrderNews.styles'
import { openOrdersWords } from '../../words/openOrders'

/** The signed-in customer's orders that no form shows and that they have not closed yet. Takes no room without any. */
export function OrderNews() {
  const { say } = usePortal()
  const { attempts, lookAgain, identify, close } = useOrderAttempts()
  const inForms = [...usePortalAtomValue(attemptsInFormsAtom).values()].flat()

  const shown = attempts.filter((attempt) => !inForms.includes(attempt.key) && !isOver(attempt))
  if (shown.length === 0) return null
  return (
    <S.Region aria-label={say(openOrdersWords).title}>
      {shown.map((attempt) => (
        <AttemptNews
          key={attempt.key}
          attempt={attempt}
          onLookAgain={() => void lookAgain(attempt.key)}
          onIdentify={(answer) => identify(attempt.key, answer)}
          onClose={() => close(attempt.key)}
        />
      ))}
    </S.Region>
  )
}

/** Tells once of what did not become an order; a number, or that nobody knows, until it is closed or known. */
function isOver(attempt: OrderAttempt): boolean {
  const outcome = outcomeOf(attempt)
  return attempt.isTold && outcome !== null && !isOpen(outcome) && !isConfirmed(attempt)
}
