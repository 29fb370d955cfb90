import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { useAttemptActions } from '../../data/orders/attemptActions'
import { usePortal } from '../../context/PortalContext'
import { openOrdersWords } from '../../messages/openOrders'
import { AttemptNews } from './AttemptNews'
import * as S from './OrderNews.styles'

/** Tells of orders, each by its own name. */
export function OrderNewsList({ attempts }: { attempts: readonly OrderAttempt[] }) {
  const { say } = usePortal()
  const { lookAgain, identify, close } = useAttemptActions()
  return (
    <S.Region aria-label={say(openOrdersWords).title}>
      {attempts.map((attempt) => (
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
