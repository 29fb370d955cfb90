import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** An answer that arrives as far as a test lets it. */
export interface HeldAnswer {
  /** Lets so many more of the list's rows arrive. */
  rows: (count: number) => void
  /** Lets all that is left arrive, with other words behind the rows where those are given. */
  rest: (tail?: string) => void
  breakOff: () => void
}

/**
 * Holds the next answers of an operation. Before anything is let through, the test waits for the call itself.
 *
 * @param list the answer's key of the list.
 * @returns the answers so far, oldest first.
 */
export function holdAnswers(sandbox: Sandbox, operation: string, list: string): HeldAnswer[] {
  const held: HeldAnswer[] = []
  const answer = sandbox.fetch.bind(sandbox)
  sandbox.fetch = async (input, init) => {
    const request = new Request(input, init)
    const response = await answer(request)
    if (new URL(request.url).searchParams.get('ipFunction') !== operation) return response
    const { [list]: rows, ...others } = (await response.json()) as Record<string, unknown[]>
    const { stream, ...sending } = hold(list, rows ?? [], others)
    held.push(sending)
    return new Response(stream, { headers: response.headers })
  }
  return held
}

function hold(list: string, rows: readonly unknown[], others: object) {
  const encoder = new TextEncoder()
  const left = rows.map((row) => JSON.stringify(row))
  let sending: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>({ start: (controller) => void (sending = controller) })
  const send = (text: string) => sending?.enqueue(encoder.encode(text))
  send(`{"${list}":[`)
  return {
    stream,
    rows: (count: number) => send(left.splice(0, count).join(',') + (left.length > 0 ? ',' : '')),
    rest(tail = JSON.stringify(others).replace(/^\{\}?/, (open) => (open === '{' ? ',' : '}'))) {
      send(`${left.splice(0).join(',')}]${tail}`)
      sending?.close()
    },
    breakOff: () => sending?.error(new TypeError('terminated')),
  }
}
