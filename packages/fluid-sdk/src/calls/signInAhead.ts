import type { Configuration } from '../configuration'
import { loginPayload, tagsOf } from './login'
import type { SignInTags } from './login'
import { requestOf } from './requestOf'
import { addressOf, initOf } from './transportRequest'

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
 * @returns a `fetch` to make the client with. The client's first `session.signIn` takes the answer in place of a call of
 * its own, if it has the same username and password and the call was not lost; everything else passes through.
 * @example
 * const fetch = signInAhead({ configuration, username, password })
 * const client = createFluidClient({ configuration, fetch })
 * await client.session.signIn({ username, password })
 */
export function signInAhead({ configuration, fetch: fetchOption, ...input }: SignInAheadInput): typeof fetch {
  // Called by its name alone: a browser's `fetch` refuses to be a method of anything else.
  const send: typeof fetch = (...request) => (fetchOption ?? globalThis.fetch)(...request)
  let sent: Sent | null = sendLogin(configuration, input, send)

  return async (to, init) => {
    if (!sent) return send(to, init)
    const asked = new Request(to, init)
    if (asked.url !== sent.address) return send(asked)
    const { body, answer } = sent
    // Whatever comes of it, so that neither the password nor an answer to it is kept for longer.
    sent = null
    const isSame = (await asked.clone().text()) === body
    return isSame ? answer.catch(() => send(asked)) : send(asked)
  }
}

interface Sent {
  address: string
  body: string
  answer: Promise<Response>
}

function sendLogin(
  configuration: Configuration,
  input: Omit<SignInAheadInput, 'configuration' | 'fetch'>,
  send: typeof fetch,
): Sent {
  const payload = loginPayload(input, tagsOf(configuration, input))
  const request = { ...requestOf('login', payload), sessionId: null }
  const address = addressOf(configuration.endpoint, request.to)
  const init = initOf(request)
  const answer = send(address, init)
  answer.catch(() => undefined)
  return { address, body: init.body, answer }
}
