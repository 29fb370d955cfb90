import { lazyCode } from '@trade-portal/portal-components/host'
import { codeAt } from '../routes'

/** The frame around all pages of a signed-in customer. */
export const shell = lazyCode(() => import('./Shell'))

/**
 * Fetches all that a signed-in customer is shown at a path, before it is known who they are. A failure is told later.
 * @returns once it has come, or cannot.
 */
export async function readAhead(path: string): Promise<void> {
  await Promise.allSettled([shell.read(), codeAt(path)?.read()])
}

/** Tells whether nothing has to be fetched for the page at a path. */
export function isReadAhead(path: string): boolean {
  return shell.current !== null && codeAt(path)?.current !== null
}
