import { shellMessages, useMessages, usePortal } from '@trade-portal/portal-components/host'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { GoTo } from '../router/GoTo'
import { useQueryParameters } from '../router/useQueryParameters'
import { pageAt } from '../routes'
import { Checking } from './Checking'
import { FullPageSpinner } from './FullPageSpinner'
import { SignedOutPage } from './SignedOutPage'
import { preloadPage } from './preloadPage'
import { useRouteFocus } from './useRouteFocus'

export interface VisitorsProps {
  /** The page holds more than the sign-in. */
  isWide: boolean
  children: ReactNode
}

/** Shows a page for visitors; redirects a signed-in customer to where they came from. */
export function Visitors({ isWide, children }: VisitorsProps) {
  const { client, session } = usePortal()
  const words = useMessages(shellMessages)
  const { parameters } = useQueryParameters()
  const mainRef = useRouteFocus()
  const from = parameters.get('from') ?? '/'
  const isSignedOut = session.status === 'signedOut'
  // Typing preloads the next page; a visitor who only looks loads no more than the form.
  useEffect(() => {
    if (!isSignedOut) return
    const read = () => void preloadPage(from.split('?')[0] ?? '/')
    addEventListener('input', read, { once: true })
    return () => removeEventListener('input', read)
  }, [isSignedOut, from])

  if (session.status === 'validating') return <Checking label={words.checkingSession} />
  if (session.status === 'signedIn') {
    // Another customer’s location, and any address without a page here, becomes the home page.
    return <GoTo to={!session.isAnother && isRoute(from) ? from : '/'} />
  }
  return (
    <SignedOutPage company={client.configuration.companyName} isWide={isWide} mainRef={mainRef}>
      <Suspense fallback={<FullPageSpinner />}>{children}</Suspense>
    </SignedOutPage>
  )
}

/** Returns whether an address is a page of the portal; an address with a host never is. */
function isRoute(address: string): boolean {
  return pageAt(address.split('?')[0] ?? '') !== null
}
