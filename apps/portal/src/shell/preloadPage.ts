import { lazy } from '@trade-portal/portal-components/host'
import { pageComponentAt } from '../routes'

/** The frame around all pages of a signed-in customer. */
export const Shell = lazy(async () => (await import('./Shell')).Shell)

/**
 * Preloads the frame and the page at a path while the session is being checked. Failures show when the page renders.
 * @returns once the files have loaded or failed.
 */
export async function preloadPage(path: string): Promise<void> {
  await Promise.all([Shell.preload(), pageComponentAt(path)?.preload()])
}

/** Returns whether the files of the page at a path have loaded. */
export const isPageLoaded = (path: string): boolean =>
  Shell.isLoaded() && (pageComponentAt(path)?.isLoaded() ?? true)
