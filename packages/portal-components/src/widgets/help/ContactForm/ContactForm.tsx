import { usePortal } from '../../../context/PortalContext'
import { MessageForm } from '../../../surfaces/MessageForm/MessageForm'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { supportMessages } from '../../../messages/support'

/** A form to write to the account's representative. */
export const ContactForm = asWidget(
  function ContactForm() {
    const words = usePortal().messagesOf(supportMessages)
    return <MessageForm title={words.contactTitle} reader="accountcontact" draft="contact" />
  },
  { prompt: 'account' },
)
