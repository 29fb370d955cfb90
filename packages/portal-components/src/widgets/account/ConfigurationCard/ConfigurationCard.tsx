import { Card } from '../../../parts/Card'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { Facts } from '../../../surfaces/Facts/Facts'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { configurationMessages } from '../../../messages/help'

/** Shows the merchant's name, e-mail address and ABN from the configuration. */
export const ConfigurationCard = asWidget(
  function ConfigurationCard() {
    const { client } = usePortal()
    const words = useMessages(configurationMessages)
    const { companyName, companyEmail, abn } = client.configuration
    return (
      <>
        <WidgetHead title={words.title} />
        <Card>
          <Facts
            facts={[
              { label: words.companyName, value: companyName || '-' },
              { label: words.companyEmail, value: companyEmail || '-' },
              { label: words.abn, value: abn || '-' },
            ]}
          />
        </Card>
      </>
    )
  },
  { prompt: 'account' },
)
