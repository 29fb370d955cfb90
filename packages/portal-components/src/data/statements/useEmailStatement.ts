import { usePortal } from '../../context/PortalContext'
import { useEmail } from '../transactions/emails'
import { statementsWords } from '../../messages/statements'

/** Sends the statement of a day as a document. A refusal is told by the form. */
export function useEmailStatement() {
  const { client, say } = usePortal()
  return useEmail(
    (input: { date: string; to: string }) => client.statements.email(input),
    say(statementsWords).emailSent,
  )
}
