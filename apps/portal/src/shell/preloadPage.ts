import { lazy } from '@trade-portal/portal-components/host'
import { pageComponentAt } from '../routes'

/** The frame around all pages of a signed-in customer. */
export const Shell = lazy(async () => (await import('./Shell')).Shell)

/**
 * Fetches all that a signed-in customer is shown at a path, before it is known who they are. A failure is told later.
 * @returns once it has come, or cannot.
 */
export async function preloadPage(path: string): Promise<void> {
  await Promise.all([Shell.preload(), pageComponentAt(path)?.preload()])
}

/** Returns whether nothing has to be fetched for the page at a path. */
export const isPageLoaded = (path: string): boolean =>
  Shell.isLoaded() && (pageComponentAt(path)?.isLoaded() ?? true)
