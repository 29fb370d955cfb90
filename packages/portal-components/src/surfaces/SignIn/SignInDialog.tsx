import { Modal } from '../../parts/Modal'
import { useMessages } from '../../context/PortalContext'
import { SignIn } from './SignIn'
import { signInMessages } from '../../messages/signIn'

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
  const words = useMessages(signInMessages)
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={words.title} size="small">
      <SignIn isInDialog initial={atUsername} onSignedIn={onSignedIn} />
    </Modal>
  )
}
