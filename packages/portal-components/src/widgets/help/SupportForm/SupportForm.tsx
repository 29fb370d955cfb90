import { usePortal } from '../../../context/PortalContext'
import { MessageForm } from '../../../surfaces/MessageForm/MessageForm'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { supportMessages } from '../../../messages/support'

/** A form to write to the merchant's support. */
export const SupportForm = asWidget(
  function SupportForm() {
    return (
      <>
        <WidgetHead title={usePortal().messagesOf(supportMessages).title} />
        <MessageForm reader="support email" draft="support" />
      </>
    )
  },
  { prompt: 'account' },
)
