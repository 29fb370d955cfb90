import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, type PropsWithChildren, Suspense } from 'react'

// The blocks of the docs are large, and a story that runs as a test needs none of them.
const DocsPage = lazy(() => import('./DocsPage').then(({ DocsPage }) => ({ default: DocsPage })))
const DocsInScheme = lazy(() =>
  import('./DocsInScheme').then(({ DocsInScheme }) => ({ default: DocsInScheme })),
)

/** Renders the page of the docs for everything with stories. */
export function LazyDocsPage() {
  return (
    <Suspense fallback={null}>
      <DocsPage />
    </Suspense>
  )
}

/** Wraps every page of the docs. */
export function LazyDocsContainer(page: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <DocsInScheme {...page} />
    </Suspense>
  )
}
