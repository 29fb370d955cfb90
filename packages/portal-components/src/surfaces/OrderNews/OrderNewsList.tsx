import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import type { OrderAttempt } from '../../data/orders/orderAttempts'
import { useAttemptActions } from '../../data/orders/attemptActions'
import { useMessages } from '../../context/PortalContext'
import { openOrdersMessages } from '../../messages/openOrders'
import { AttemptNews } from './AttemptNews'

/** The status of each order. */
export function OrderNewsList({ attempts }: { attempts: readonly OrderAttempt[] }) {
  const words = useMessages(openOrdersMessages)
  const { lookAgain, identify, close } = useAttemptActions()
  return (
    <Region aria-label={words.title}>
      {attempts.map((attempt) => (
        <AttemptNews
          key={attempt.key}
          attempt={attempt}
          onLookAgain={() => void lookAgain(attempt.key)}
          onIdentify={(answer) => identify(attempt.key, answer)}
          onClose={() => close(attempt.key)}
        />
      ))}
    </Region>
  )
}

const Region = styled.section`
  display: grid;
  gap: ${token.space[12]};
  container-type: inline-size;
  color: ${token.color.text};
  font-family: ${token.font.family};
  font-size: ${token.font.size[14]};
  line-height: ${token.font.lineHeight.body};
`
