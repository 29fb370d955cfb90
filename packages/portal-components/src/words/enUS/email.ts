/** Sending documents by e-mail. */
export const email = {
  unsure: 'We could not tell whether the email was sent: check the mailbox before you send it again',
}
