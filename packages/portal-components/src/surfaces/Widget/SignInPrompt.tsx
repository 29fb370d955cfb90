import { LogIn } from 'lucide-react'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { usePortal } from '../../portal/PortalContext'
import { OpenSignIn } from '../SignIn/OpenSignIn'
import { signInWords } from '../../words/signIn'

/** Says why nothing is shown to whoever is not signed in, and lets them sign in. */
export function SignInPrompt({ prompt }: { prompt: string }) {
  const { say } = usePortal()
  return (
    <Card>
      <EmptyState
        title={prompt}
        icon={<LogIn />}
        action={<OpenSignIn tone="primary" label={say(signInWords).submit} />}
      />
    </Card>
  )
}
