/** The viewpoint of the checks: a terminal examines a remote page, a page examines itself. */
export interface Visit {
  fetch: typeof fetch
  /** The origin of the page that will show the elements; `null` if unknown. */
  origin: string | null
  /** `fetch` is the page's own, with its browser's restrictions on answers and policies. */
  isInPage: boolean
}

/** A GET sent as the page sends it, with its outcome. */
export interface Asked {
  url: string
  /** Its body has been read into `text`, from a clone. */
  response: Response | null
  text: string
  /** The reason for a missing answer. */
  cause: unknown
  /** The browser received an answer, and hides it from the page. */
  isBlockedByCors: boolean
}

/** The origin of a file without a server. It is never asked. */
export const UNKNOWN_ORIGIN = 'http://unknown.invalid'

/** The timeout of a call, in milliseconds. */
export const PATIENCE = 15_000

/** Fetches an address as the page does. Never rejects. */
export async function ask(visit: Visit, url: string): Promise<Asked> {
  try {
    const response = await visit.fetch(url, { headers: originHeaders(visit, url), signal: inTime() })
    const text = await response.clone().text()
    return { url, response, text, cause: null, isBlockedByCors: false }
  } catch (cause) {
    return { url, response: null, text: '', cause, isBlockedByCors: await isBlockedByCors(visit, url) }
  }
}

/** Returns whether an address has another origin than the page, which must then allow the request. */
export function isAcross({ origin }: Visit, url: string): boolean {
  return origin !== null && new URL(url).origin !== origin
}

/** Returns the header with the requesting page's origin. In a page its browser writes it. */
export function originHeaders(visit: Visit, url: string): Record<string, string> {
  return !visit.isInPage && visit.origin !== null && isAcross(visit, url) ? { Origin: visit.origin } : {}
}

/** Returns whether an address does answer after a failed request, so that the browser is hiding the answer. */
export async function isBlockedByCors(visit: Visit, url: string): Promise<boolean> {
  if (!visit.isInPage || !isAcross(visit, url)) return false
  return visit
    .fetch(url, { mode: 'no-cors', signal: inTime() })
    .then(() => true)
    .catch(() => false)
}

/** Aborts a call after the timeout. */
export const inTime = () => AbortSignal.timeout(PATIENCE)

/** Returns the innermost reason as text: for `fetch failed` the network's own error. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code } = cause as NodeJS.ErrnoException
  return cause.cause ? reasonOf(cause.cause) : cause.message || code || cause.name
}
