import { defineMessages } from './defineMessages'

/** Sending documents by email. */
export const emailMessages = /* @__PURE__ */ defineMessages('email', {
  title: 'Email',
  invoicesTitle: 'Email Selected Invoices',
  to: 'Email address',
  useOwn: (address: string) => `Use ${address}`,
  format: 'Format',
  cc: 'Cc',
  bcc: 'Bcc',
  subject: 'Subject',
  message: 'Message',
  invoicesSubject: (company: string) => `Invoices from ${company}`,
  more: (count: number) => `...and ${count} more.`,
  invoices: (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`),
  send: 'Send',
  sendInvoices: (count: number) => (count === 1 ? 'Send 1 invoice' : `Send ${count} invoices`),
  sending: 'Sending...',
  sent: 'Email sent successfully',
  invoicesSent: "Invoice's sent successfully",
  unsure: 'We couldn’t confirm the email was sent. Please check the inbox before you send it again.',
})
/** The customer's comment on a transaction. */
export const commentMessages = /* @__PURE__ */ defineMessages('comment', {
  add: 'Add Comment',
  change: 'Change Comment',
  of: (number: string) => `Comment on ${number}`,
  hint: 'The merchant sees this with the invoice.',
  save: 'Save comment',
  saving: 'Saving...',
  saved: 'Comment saved successfully',
  unsure: 'We couldn’t confirm the comment was saved. Please check the invoice.',
})
