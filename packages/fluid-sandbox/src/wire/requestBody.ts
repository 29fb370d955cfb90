import { NotACall } from './refusal.ts'

const LARGEST_BODY = 1_000_000
/** Deeper than any payload. What nests without an end can be read, and not written again. */
const DEEPEST_BODY = 32

/** Reads a body and stops at the limit, whatever length was declared. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length')) > LARGEST_BODY) throw tooLarge()
  const reader = request.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    // The stream is left as it is: to cancel that of a connection ends the connection before it is answered.
    if (size > LARGEST_BODY) throw tooLarge()
    text += decoder.decode(value, { stream: true })
  }
}

const tooLarge = () => new NotACall(413, 'The body is larger than 1 MB')

export function parseJson(text: string): unknown {
  const body = parse(text)
  if (isDeeperThan(DEEPEST_BODY, body)) throw new NotACall(400, 'The body is nested too deep')
  return body
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new NotACall(400, 'The body is not JSON')
  }
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

const SECRET = /passw|passcode|passphrase|secret|token|credential|api[-_]?key/i

/** Copies a payload with its secrets hidden: a list of calls is stored, and can be inspected. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutSecrets)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) ? hidden(inner) : withoutSecrets(inner),
    ]),
  )
}

/** Hides a secret; an empty one is none. */
function hidden(value: unknown): string {
  return value === '' ? '' : '(hidden)'
}
