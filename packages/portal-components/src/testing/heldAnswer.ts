import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** An answer that arrives in steps controlled by a test. */
export interface HeldAnswer {
  /** Releases this many more rows of the list. */
  rows: (count: number) => void
  /** Releases the rest, optionally with another text behind the rows. */
  rest: (tail?: string) => void
  breakOff: () => void
}

/**
 * Holds back the next answers of an operation. A test must wait for the call itself before it releases anything.
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
