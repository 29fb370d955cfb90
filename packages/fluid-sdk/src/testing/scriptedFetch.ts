import type { WireOperations } from '../wire/operations'

/** A call as it arrived at the back end. */
export interface SentCall {
  operation: string
  ipApi: string
  payload: unknown
  request: Request
}

/** The back end's answer to each call: JSON, or a whole response. A call without one is a 404. */
export type Script = {
  [K in keyof WireOperations]?: (payload: WireOperations[K]['payload'], request?: Request) => unknown
}

/** Creates a `fetch` that plays a script and records the calls, oldest first. */
export function scriptedFetch(script: Script): { fetch: typeof fetch; calls: SentCall[] } {
  const calls: SentCall[] = []
  const answers = script as Partial<Record<string, (payload: unknown, request?: Request) => unknown>>
  return {
    calls,
    async fetch(input, init) {
      const request = new Request(input, init)
      const query = new URL(request.url).searchParams
      const operation = query.get('ipFunction') ?? ''
      const isForm = request.headers.get('Content-Type') === 'application/x-www-form-urlencoded'
      const body = await request.clone().text()
      const payload: unknown = isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
      calls.push({ operation, ipApi: query.get('ipApi') ?? '', payload, request })
      const answer = answers[operation]
      if (!answer) return new Response('', { status: 404 })
      const said = await answer(payload, request)
      return said instanceof Response ? said : Response.json(said)
    },
  }
}
