import { usePortal } from '../../context/PortalContext'
import { useEmail } from '../transactions/emails'
import { statementsWords } from '../../messages/statements'

/** Sends the statement of a day as a document. The form shows a refusal. */
export function useEmailStatement() {
  const { client, say } = usePortal()
  return useEmail(
    (input: { date: string; to: string }) => client.statements.email(input),
    say(statementsWords).emailSent,
  )
}
