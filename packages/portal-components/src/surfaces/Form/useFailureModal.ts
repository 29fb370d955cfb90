import { usePortal } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { commonWords } from '../../messages/common'

/** Tells in the modal titled 'Error' why a form was not sent, as far as no field says it: the form's `onFailure`. */
export function useFailureModal() {
  const common = usePortal().say(commonWords)
  const { showError } = useErrorModal()
  return (message: string) => showError(message, { closeLabel: common.cancel })
}
