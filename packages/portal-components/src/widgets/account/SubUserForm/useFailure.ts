import { writeMessage } from '../../../data/useWrite'
import { useNotify } from '../../../context/notices'
import { usePortal } from '../../../context/PortalContext'
import { peopleWords } from '../../../messages/people'

/**
 * Returns the error handlers of the form: a notice explains an error that belongs to no field. Use it in a person's
 * form.
 */
export function useFailure() {
  const { say } = usePortal()
  const notify = useNotify()
  return {
    explain: (error: unknown) => writeMessage(error, say, say(peopleWords).notSent),
    onFailure: notify.error,
  }
}
