import { corsRemedy } from '../doctor/checkEndpoint'
import { isBlockedByCors } from '../doctor/visit'

/** Warns the page's developer that the back end answers, but the browser blocks its answers for this page. */
export async function warnOfCors(endpoint: string): Promise<void> {
  const visit = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => globalThis.fetch(input, init),
    origin: window.location.origin,
    isInPage: true,
  }
  if (!(await isBlockedByCors(visit, endpoint))) return
  console.error(
    `${endpoint} answers, and the browser keeps its answers from ${visit.origin}. ${corsRemedy(visit)}`,
  )
}
