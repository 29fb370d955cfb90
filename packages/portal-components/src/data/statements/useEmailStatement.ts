import { usePortal } from '../../portal/PortalContext'
import { useEmail } from '../transactions/emails'

/** Sends the statement of a day as a document. A refusal is told by the form. */
export function useEmailStatement() {
  const { client, messages } = usePortal()
  return useEmail(
    (input: { date: string; to: string }) => client.statements.email(input),
    messages.statements.emailSent,
  )
}
