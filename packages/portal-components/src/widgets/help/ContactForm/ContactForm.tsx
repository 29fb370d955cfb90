import { usePortal } from '../../../context/PortalContext'
import { MessageForm } from '../../../surfaces/MessageForm/MessageForm'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../../surfaces/Widget/WidgetHead'
import { supportMessages } from '../../../messages/support'

/** A form to write to the account's representative. */
export const ContactForm = asWidget(
  function ContactForm() {
    return (
      <>
        <WidgetHead title={usePortal().messagesOf(supportMessages).contactTitle} />
        <MessageForm reader="accountcontact" draft="contact" />
      </>
    )
  },
  { prompt: 'account' },
)
