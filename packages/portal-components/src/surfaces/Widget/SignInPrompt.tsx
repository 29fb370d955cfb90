import { LogIn } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../parts/Button'
import { Card } from '../../parts/Card'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { usePortal } from '../../portal/PortalContext'

const SignInDialog = lazy(() =>
  import('../SignIn/SignInDialog').then(({ SignInDialog }) => ({ default: SignInDialog })),
)

/** Says why nothing is shown to whoever is not signed in, and lets them sign in: here, or on the host's own page. */
export function SignInPrompt({ prompt }: { prompt: string }) {
  const { hrefFor, messages, signInPlace } = usePortal()
  const [isOpen, setIsOpen] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  const words = messages.signIn
  const open = () => {
    setIsOpen(true)
    setHasOpened(true)
  }
  return (
    <Card>
      <EmptyState
        title={prompt}
        icon={<LogIn />}
        action={
          signInPlace === undefined ? (
            <Button tone="primary" onPress={open}>
              {words.submit}
            </Button>
          ) : (
            <Link href={hrefFor(signInPlace)} tone="primaryButton">
              {words.submit}
            </Link>
          )
        }
      />
      {hasOpened && (
        <Suspense fallback={null}>
          <SignInDialog isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </Card>
  )
}
