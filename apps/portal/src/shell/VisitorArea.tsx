import { lazy, signInWords, useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { Suspense } from 'react'
import { Loading } from './Loading'
import { MastheadFrame } from './MastheadFrame'
import type { VisitorsProps } from './Visitors'

// A signed-in customer needs neither the form nor what is around it.
const Visitors = lazy(async () => (await import('./visitorPages')).Visitors)
const Form = lazy(async () => (await import('./visitorPages')).SignInRoute)

/** Fetches the sign-in and the frame of visitors' pages. A failure is told later, by the page itself. */
export const preloadVisitors = () => Promise.all([Visitors.preload(), Form.preload()])

/** Shows a page of those who are not signed in, at once where its frame was fetched before. */
export function VisitorArea(props: VisitorsProps) {
  const loading = (
    <MastheadFrame>
      <Loading />
    </MastheadFrame>
  )
  return (
    <Suspense fallback={loading}>
      <Visitors {...props} />
    </Suspense>
  )
}

/** Shows the sign-in form: it takes the place of the form in the page's HTML. */
export function SignInPage() {
  useHeadTitle(usePortal().say(signInWords).submit)
  return <Form />
}
