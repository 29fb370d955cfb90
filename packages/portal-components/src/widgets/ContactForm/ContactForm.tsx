import { usePortal } from '../../portal/PortalContext'
import { MessageForm } from '../../surfaces/MessageForm/MessageForm'
import { asWidget } from '../../surfaces/Widget/asWidget'
import { WidgetHead } from '../../surfaces/Widget/WidgetHead'

/** Writes to the account's representative at the merchant's. */
export const ContactForm = asWidget(
  function ContactForm() {
    return (
      <>
        <WidgetHead title={usePortal().messages.support.contactTitle} />
        <MessageForm reader="accountcontact" draft="contact" />
      </>
    )
  },
  { prompt: 'account' },
)
