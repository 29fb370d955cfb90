import { flag } from './decode'
import { createListReader } from './listReader'
import type { TransportRequest } from './transportRequest'

/**
 * Reads the body of an answer to its end, streaming the rows of a list on request.
 *
 * @returns a function to parse it.
 */
export async function readBody(
  response: Response,
  { list, signal }: Pick<TransportRequest, 'list' | 'signal'>,
): Promise<() => unknown> {
  if (!list || response.status !== 200 || !response.body) {
    const text = await response.text()
    return () => JSON.parse(text) as unknown
  }
  const reader = createListReader({
    name: list.name,
    isTold: (head) => !flag((head as { hasErrors?: unknown }).hasErrors),
    onRows: list.onRows,
  })
  const decoder = new TextDecoder()
  const body = response.body.getReader()
  for (;;) {
    const { done, value } = await body.read()
    if (signal?.aborted) {
      await body.cancel()
      signal.throwIfAborted()
    }
    reader.take(decoder.decode(value, { stream: !done }))
    if (done) return () => reader.end()
  }
}
