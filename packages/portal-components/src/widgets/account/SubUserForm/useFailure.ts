import { writeMessage } from '../../../data/useWrite'
import { useNotify } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { peopleWords } from '../../../messages/people'

/** Tells by a notice why a person was not saved, as far as no field of the form says it. */
export function useFailure() {
  const { say } = usePortal()
  const notify = useNotify()
  return {
    explain: (error: unknown) => writeMessage(error, say, say(peopleWords).notSent),
    onFailure: notify.error,
  }
}
