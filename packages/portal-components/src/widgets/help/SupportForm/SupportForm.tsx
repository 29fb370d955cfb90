import { usePortal } from '../../../context/PortalContext'
import { MessageForm } from '../../../surfaces/MessageForm/MessageForm'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { supportMessages } from '../../../messages/support'

/** A form to write to the merchant's support. */
export const SupportForm = asWidget(
  function SupportForm() {
    const words = usePortal().messagesOf(supportMessages)
    return <MessageForm title={words.title} reader="support email" draft="support" />
  },
  { prompt: 'account' },
)
