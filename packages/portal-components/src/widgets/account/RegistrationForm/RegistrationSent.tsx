import { CircleCheck } from 'lucide-react'
import { EmptyState } from '../../../parts/EmptyState'
import { usePortal } from '../../../context/PortalContext'
import { OpenSignIn } from '../../../surfaces/SignIn/OpenSignIn'
import { registrationWords } from '../../../messages/registration'

export interface RegistrationSentProps {
  /** The merchant's own words; empty for none. */
  answer: string
}

/** Says that the registration was sent, and where to go next. */
export function RegistrationSent({ answer }: RegistrationSentProps) {
  const words = usePortal().say(registrationWords)
  return (
    <EmptyState
      title={words.sent}
      icon={<CircleCheck />}
      tone="positive"
      action={<OpenSignIn tone="primary" label={words.toSignIn} />}
      isSuccessor
    >
      {answer || words.sentNext}
    </EmptyState>
  )
}
