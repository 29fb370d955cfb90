import { defineMessages } from './defineMessages'

/** Messages to the merchant's support or the account's representative. */
export const supportMessages = /* @__PURE__ */ defineMessages('support', {
  title: 'Support',
  contactTitle: 'Contact a Representative',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Email sent successfully',
  unsure: 'We couldn’t confirm your message was sent. Please contact us before you send it again.',
  subjectRequired: 'Please enter subject',
  messageRequired: 'Please enter message',
})
