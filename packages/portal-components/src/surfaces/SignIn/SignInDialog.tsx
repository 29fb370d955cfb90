import { Modal } from '../../parts/Modal'
import { usePortal } from '../../context/PortalContext'
import { SignIn } from './SignIn'
import { signInWords } from '../../messages/signIn'

export interface SignInDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called once the customer is signed in. Default: closes the dialog. */
  onSignedIn?: () => void
}

/** Without this, the focus would be on the close button. */
const atUsername = { username: '', password: '', isRemembered: false, focused: 'username' }

/** Signs a customer in over the current page. */
export function SignInDialog({
  isOpen,
  onOpenChange,
  onSignedIn = () => onOpenChange(false),
}: SignInDialogProps) {
  const { say } = usePortal()
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={say(signInWords).title} size="small">
      <SignIn isInDialog initial={atUsername} onSignedIn={onSignedIn} />
    </Modal>
  )
}
