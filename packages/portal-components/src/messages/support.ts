import { words } from './words'

/** Writing to the merchant's support, or to the account's representative. */
export const supportWords = /* @__PURE__ */ words('support', {
  title: 'Support',
  contactTitle: 'Contact a Representative',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending…',
  sent: 'Email sent successfully',
  unsure: 'We could not tell whether your message was sent: ask us before you send it again',
  subjectRequired: 'Please enter subject',
  messageRequired: 'Please enter message',
})
