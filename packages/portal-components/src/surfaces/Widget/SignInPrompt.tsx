import { LogIn } from 'lucide-react'
import { useSeePrices } from '../../data/catalogue/useSeesPrices'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../context/PortalContext'
import { OpenSignIn } from '../SignIn/OpenSignIn'
import { signInWords } from '../../messages/signIn'

export interface SignInPromptProps {
  prompt: string
  /** It promises prices: whoever signs in by it sees them. */
  isOfPrices: boolean
}

/** Says why nothing is shown to whoever is not signed in, and lets them sign in. */
export function SignInPrompt({ prompt, isOfPrices }: SignInPromptProps) {
  const { say } = usePortal()
  const { setIsOn } = useSeePrices()
  return (
    <Card>
      <EmptyState
        title={prompt}
        icon={<LogIn />}
        action={
          <OpenSignIn
            tone="primary"
            label={say(signInWords).submit}
            {...(isOfPrices && { onSignedIn: () => setIsOn(true) })}
          />
        }
      />
    </Card>
  )
}
