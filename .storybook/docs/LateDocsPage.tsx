import { lazy, Suspense } from 'react'

// The blocks of the docs are large, and a story that runs as a test needs none of them.
const DocsPage = lazy(() => import('./DocsPage').then(({ DocsPage }) => ({ default: DocsPage })))

/** The page of the docs for whatever has stories. */
export function LateDocsPage() {
  return (
    <Suspense fallback={null}>
      <DocsPage />
    </Suspense>
  )
}
