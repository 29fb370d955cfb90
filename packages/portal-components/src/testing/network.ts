import type { Sandbox } from '@trade-portal/fluid-sandbox'

/** The network that a merchant's answers arrive by. */
export type Network =
  | 'fast'
  /** Each answer takes 3 s. */
  | 'slow'
  /** The connection breaks. */
  | 'failing'
  /** No answer ever arrives. */
  | 'silent'
  /** The merchant refuses, with a sentence. */
  | 'refusing'
  /** Lists arrive without rows. */
  | 'empty'
  /** Names and descriptions have their maximum length. */
  | 'long'
  /** Prices, amounts and balances are in the millions. */
  | 'huge'

const SLOW_MS = 3_000
const REFUSAL = 'This is being repriced until noon'
const LONG = ', second-fix timber and mouldings for Featherstonehaugh & Sons Pty Ltd, stage 2 revision 14'

type Reply = (answer: () => Promise<Response>, signal: AbortSignal) => Promise<Response>

const replies: Record<Network, Reply> = {
  fast: (answer) => answer(),
  slow: async (answer) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return answer()
  },
  failing: () => Promise.reject(new TypeError('The connection was reset')),
  silent: (_, signal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  refusing: () => Promise.resolve(Response.json({ hasErrors: true, errorTable: [{ msg: REFUSAL }] })),
  empty: (answer) => changed(answer, (_, value) => (Array.isArray(value) ? [] : value)),
  long: (answer) =>
    changed(answer, (key, value) =>
      typeof value === 'string' && value && /(Desc|Name|address1)$/i.test(key) ? value + LONG : value,
    ),
  huge: (answer) =>
    changed(answer, (key, value) =>
      typeof value === 'number' && /(price|RRP|balance|amount|GST)/i.test(key) ? value * 10_000_000 : value,
    ),
}

async function changed(
  answer: () => Promise<Response>,
  change: (key: string, value: unknown) => unknown,
): Promise<Response> {
  const response = await answer()
  const rows: unknown = await response.json()
  return Response.json(JSON.parse(JSON.stringify(rows), change))
}

/** Calls with unchanged answers: the portal itself needs them before any of its widgets. */
const isOfPortal = async (request: Request) =>
  /^(login|getUserDetails)$/.test(operationOf(request)) ||
  (operationOf(request) === 'getWidgetConfiguration' && /\bsettings\b/.test(await request.clone().text()))

const operationOf = (request: Request) => new URL(request.url).searchParams.get('ipFunction') ?? ''

/**
 * Simulates a network for the answers of a back end. Pending calls are aborted when the back end is closed: they may
 * hold a resource of the page's next story, such as the cart's lock.
 */
export function through(sandbox: Sandbox, network: Network): (request: Request) => Promise<Response> {
  const gone = new AbortController()
  const close = sandbox.close.bind(sandbox)
  sandbox.close = () => {
    gone.abort(new TypeError('The back end was closed'))
    close()
  }
  return async (request) => {
    const answer = () => sandbox.fetch(request)
    if (await isOfPortal(request)) return answer()
    return replies[network](answer, AbortSignal.any([request.signal, gone.signal]))
  }
}
