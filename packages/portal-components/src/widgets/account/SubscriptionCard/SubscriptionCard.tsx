import { Button } from '../../../parts/Button'
import { Card } from '../../../parts/Card'
import { usePortal } from '../../../context/PortalContext'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { Row, Text } from '../../../parts/layout/Layout'
import { subscriptionMessages } from '../../../messages/help'

/** Shows the subscription. Its button does nothing yet. */
export const SubscriptionCard = asWidget(
  function SubscriptionCard() {
    const words = usePortal().messagesOf(subscriptionMessages)
    return (
      <>
        <WidgetHead title={words.title} />
        <Card>
          <Row wrap justify="space-between" gap={[12, 24]}>
            <Text as="p" tone="muted">
              {words.note}
            </Text>
            <Button>{words.changePlan}</Button>
          </Row>
        </Card>
      </>
    )
  },
  { prompt: 'account' },
)
