import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { usePortal } from '../../../context/PortalContext'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import * as S from './SubscriptionCard.styles'
import { subscriptionWords } from '../../../messages/help'

/** Shows the subscription. Its button does nothing yet. */
export const SubscriptionCard = asWidget(
  function SubscriptionCard() {
    const words = usePortal().say(subscriptionWords)
    return (
      <>
        <WidgetHead title={words.title} />
        <Card>
          <S.Row>
            <S.Note>{words.note}</S.Note>
            <Button>{words.changePlan}</Button>
          </S.Row>
        </Card>
      </>
    )
  },
  { prompt: 'account' },
)
