import { ErrorModal } from './ErrorModal'
import { SignOutQuestion } from './SignOutQuestion'

/** The modals that any widget may ask for. */
export function Questions() {
  return (
    <>
      <SignOutQuestion />
      <ErrorModal />
    </>
  )
}
