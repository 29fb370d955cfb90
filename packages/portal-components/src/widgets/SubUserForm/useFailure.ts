import { writeMessage } from '../../data/useWrite'
import { useNotify } from '../../portal/notices'
import { usePortal } from '../../portal/PortalContext'

/** Tells by a notice why a person was not saved, as far as no field of the form says it. */
export function useFailure() {
  const { messages } = usePortal()
  const notify = useNotify()
  return {
    explain: (error: unknown) => writeMessage(error, messages, messages.people.notSent),
    onFailure: notify.error,
  }
}
