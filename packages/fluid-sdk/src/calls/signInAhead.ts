import type { Configuration } from '../configuration'
import { loginPayload, requestOf, signInDefaults } from './requestOf'
import type { SignInTags } from './requestOf'
import { addressOf, bodyOf, SENT_AS } from './transportRequest'

export interface SignInAheadInput extends SignInTags {
  configuration: Configuration
  username: string
  password: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch | undefined
}

/**
 * Sends a sign-in before there is a client: from a page whose form stands while the application is still on its way.
 *
 * Wire: `login`.
 *
 * @returns a `fetch` to make the client with. Its first `session.signIn` with the same username and password takes the
 * answer in place of a call of its own; everything else passes through, and so does that sign-in when the call was lost.
 * @example
 * const fetch = signInAhead({ configuration, username, password })
 * const client = createFluidClient({ configuration, fetch })
 * await client.session.signIn({ username, password })
 */
export function signInAhead(input: SignInAheadInput): typeof fetch {
  const { configuration, fetch: fetchOption } = input
  // Called by its name alone: a browser's `fetch` refuses to be a method of anything else.
  const send: typeof fetch = (...request) => (fetchOption ?? globalThis.fetch)(...request)
  const login = requestOf('login', loginPayload(input, signInDefaults(configuration, input)))
  const request = { ...login, sessionId: null }
  const address = addressOf(configuration.endpoint, request.to)
  const { headers, body } = bodyOf(request)
  let answer: Promise<Response> | null = send(address, {
    method: 'POST',
    headers,
    body,
    credentials: 'same-origin',
    ...SENT_AS,
  })
  answer.catch(() => undefined)

  return async (to, init) => {
    const kept = answer
    if (!kept) return send(to, init)
    const asked = new Request(to, init)
    const isSame = asked.url === address && (await asked.clone().text()) === body
    if (!isSame) return send(asked)
    answer = null
    return kept.catch(() => send(asked))
  }
}
