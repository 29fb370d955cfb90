import { findingsOf } from './findings'
import type { Finding } from './findings'
import { isAcross } from './visit'
import type { Asked, Visit } from './visit'

const { fault, good } = findingsOf('cors')

/** Returns whether a page of the visit's origin may read the answer to a GET; nothing for the page's own origin. */
export function checkRead(visit: Visit, { url, response, isBlockedByCors }: Asked, what: string): Finding[] {
  if (!isAcross(visit, url)) return []
  const { origin } = new URL(url)
  if (isBlockedByCors) {
    return [fault(`${origin} answers, and the browser keeps ${what} from this page.`, remedyOf(visit, url))]
  }
  // In a page, a read answer was readable.
  if (!response) return []
  if (visit.isInPage || allows(response.headers, visit.origin))
    return [good(`${origin} lets ${visit.origin} read ${what}.`)]
  const said = response.headers.get('access-control-allow-origin')
  const answer = said === null ? 'says nothing of other origins' : `lets in ${said} alone`
  return [fault(`${origin} ${answer}: a browser keeps ${what} from ${visit.origin}.`, remedyOf(visit, url))]
}

/** Returns whether the answer's headers allow the origin. */
export function allows(headers: Headers, origin: string | null): boolean {
  const said = headers.get('access-control-allow-origin')?.trim()
  return said === '*' || said === origin
}

const remedyOf = ({ origin }: Visit, url: string) =>
  `Let the answer of ${new URL(url).origin} say Access-Control-Allow-Origin: ${origin} (or *).`
