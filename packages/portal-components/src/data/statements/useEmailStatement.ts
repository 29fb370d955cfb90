import { usePortal, useMessages } from '../../context/PortalContext'
import { useEmail } from '../transactions/emails'
import { statementsMessages } from '../../messages/statements'

/** Sends the statement of a day as a document. The form shows a refusal. */
export function useEmailStatement() {
  const { client } = usePortal()
  const words = useMessages(statementsMessages)
  return useEmail((input: { date: string; to: string }) => client.statements.email(input), words.emailSent)
}
