import { readPage } from '../routes'

/** Fetches the frame around all pages of a signed-in customer. */
export const readShell = () => import('./Shell')

/** Fetches all that a signed-in customer is shown at a path, before it is known who they are. A failure is told later. */
export function readAhead(path: string) {
  void readShell().catch(() => undefined)
  readPage(path)
}
