import { lazy, signInMessages, useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { Suspense } from 'react'
import { Loading } from './Loading'
import { MastheadFrame } from './MastheadFrame'
import type { VisitorsProps } from './Visitors'

// Signed-in customers load neither the form nor its frame.
const Visitors = lazy(async () => (await import('./visitorPages')).Visitors)
const Form = lazy(async () => (await import('./visitorPages')).SignInRoute)

/** Preloads the sign-in and the frame of visitors’ pages. The page itself shows a failure. */
export const preloadVisitors = () => Promise.all([Visitors.preload(), Form.preload()])

/** Shows a page for visitors, at once where its frame is preloaded. */
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

/** Shows the sign-in form in place of the prerendered one. */
export function SignInPage() {
  useHeadTitle(usePortal().messagesOf(signInMessages).submit)
  return <Form />
}
