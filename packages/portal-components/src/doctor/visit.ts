/** How far the checks can see: from a terminal they ask for a page that is elsewhere, in a page they are that page. */
export interface Visit {
  fetch: typeof fetch
  /** The origin of the page that is to show the elements; `null` where nobody has named one. */
  origin: string | null
  /** The fetch is that of the page itself, whose browser keeps answers and policies from it. */
  isInPage: boolean
}

/** A GET as the page makes it, and what came of it. */
export interface Asked {
  url: string
  /** Its body has been read into `text`, of a clone. */
  response: Response | null
  text: string
  /** Why there is no answer. */
  cause: unknown
  /** An answer came, and the browser keeps it from the page. */
  isBlockedByCors: boolean
}

/** Stands for the origin of a file that nothing serves yet: it is never asked. */
export const UNKNOWN_ORIGIN = 'http://unknown.invalid'

/** Waits so long for an answer, in milliseconds. */
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

/** Tells whether another origin than the page's is asked, so that it has to allow that. */
export function isAcross({ origin }: Visit, url: string): boolean {
  return origin !== null && new URL(url).origin !== origin
}

/** The header by which a browser says whose page asks. A page's own browser writes it by itself. */
export function originHeaders(visit: Visit, url: string): Record<string, string> {
  return !visit.isInPage && visit.origin !== null && isAcross(visit, url) ? { Origin: visit.origin } : {}
}

/** Tells whether an address answers though the page was told that it does not: its browser keeps the answer. */
export async function isBlockedByCors(visit: Visit, url: string): Promise<boolean> {
  if (!visit.isInPage || !isAcross(visit, url)) return false
  return visit
    .fetch(url, { mode: 'no-cors', signal: inTime() })
    .then(() => true)
    .catch(() => false)
}

/** Gives a call up when nobody answers. */
export const inTime = () => AbortSignal.timeout(PATIENCE)

/** The innermost reason in words: of `fetch failed` that is the network's own. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const { code } = cause as NodeJS.ErrnoException
  return cause.cause ? reasonOf(cause.cause) : cause.message || code || cause.name
}
