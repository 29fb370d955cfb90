import { useState } from 'react'
import { Button } from '../../parts/Button'
import { Link } from '../../parts/Link'
import { usePortal } from '../../context/PortalContext'
import { lazy, nothing } from '../../hooks/lazy'
import { useOpenings } from '../../hooks/openings'

/** The sign-in dialog, loaded on first open. */
export const LazySignInDialog = lazy(async () => (await import('./SignInDialog')).SignInDialog, {
  fallback: nothing,
})

export interface OpenSignInProps {
  tone: 'primary' | 'quiet'
  label: string
  /** Called once the customer has signed in here. */
  onSignedIn?: () => void
}

/** Lets a visitor sign in, in a dialog or on the host's own page. */
export function OpenSignIn({ tone, label, onSignedIn }: OpenSignInProps) {
  const { hrefFor, signInRoute } = usePortal()
  const [isOpen, setIsOpen] = useState(false)
  const openings = useOpenings(isOpen)
  if (signInRoute !== undefined) {
    return (
      <Link href={hrefFor(signInRoute)} tone={tone === 'primary' ? 'primaryButton' : 'text'}>
        {label}
      </Link>
    )
  }
  return (
    <>
      <Button tone={tone} onPress={() => setIsOpen(true)}>
        {label}
      </Button>
      {openings > 0 && (
        <LazySignInDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSignedIn={() => {
            setIsOpen(false)
            onSignedIn?.()
          }}
        />
      )}
    </>
  )
}
