import type { Database } from '../database/database.ts'
import {
  answer,
  openEnvelope,
  preflight,
  PROXY_PATH,
  readableAnywhere,
  refusalAnswer,
  statusAnswer,
  type Call,
} from '../wire/envelope.ts'
import { createFaults, type Faults } from '../wire/faults.ts'
import { createFiles, type FileSource } from '../wire/files.ts'
import { handlers } from '../handlers/handlers.ts'
import type { AnonymousOperation, Context, SignedInContext } from '../handlers/Handler.ts'
import type { CopyRules } from '../tables/copiedLines.ts'
import type { MerchantRow } from '../tables/Tables.ts'
import { NotACall, Refusal } from '../wire/refusal.ts'
import { readPayload, type Operation } from '../wire/payload.ts'
import { payloads } from '../wire/payloads.ts'
import { filePages, servedPages } from '../payments/ProviderPages.ts'
import type { PaymentStorage } from '../payments/ProviderPages.ts'
import { createProviderServer } from '../payments/providerServer.ts'
import { createSessions, type Account } from '../tables/sessions.ts'
import { withoutSecrets } from '../wire/requestBody.ts'

const HALF_AN_HOUR = 30 * 60_000
/** Limits the list of calls, since a server may run for weeks. */
const KEPT_CALLS = 10_000

export interface SandboxOptions {
  /** A seeded database. */
  database: Database
  /** Makes the pictures and documents that the data names. Default: there are none. */
  files?: FileSource
  /** The merchant's name on the card provider's pages. Default: its id. */
  merchantName?: string
  /** The clock, in milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
  /** How long a session lives without a call, in milliseconds. Default: 30 minutes. */
  sessionIdle?: number
  /** Pictures as files to ask for, or inside the answers as `data:` addresses, for pages without a server. Default: files. */
  pictures?: 'files' | 'inline'
  /**
   * `localStorage`, for a site without a server where the card provider's pages are files (`paymentFiles`): there they
   * and the back end meet. Default: the back end serves the pages.
   */
  paymentStorage?: PaymentStorage
}

/** A call as it arrived, without passwords. */
export interface RecordedCall {
  operation: string
  payload: unknown
}

/** A merchant's Fluid back end behind one fetch handler. */
export interface Sandbox {
  /** Answers a call, or a picture or datasheet that an answer named. Can be given to a client as its `fetch`. */
  fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response>
  faults: Faults
  /** Rules of copying lines into a cart; to be changed at any time. */
  copies: CopyRules
  /** The last 10,000 requests, oldest first, with refused and failed calls. */
  calls: RecordedCall[]
  database: Database
  /** Ends hanging calls and closes the database. */
  close(): void
}

/** Makes a back end over a seeded database. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { database, now = Date.now, sessionIdle = HALF_AN_HOUR, pictures = 'files', paymentStorage } = options
  const sessions = createSessions({ database, now, idle: sessionIdle })
  const faults = createFaults()
  const files = createFiles({ source: options.files ?? (() => null), pictures })
  const calls: RecordedCall[] = []
  const copies: CopyRules = { withCharges: false, withoutUnsold: false }
  const closing = new AbortController()
  const merchant = readMerchant(database)
  const provider = createProviderServer({ database, merchantName: options.merchantName ?? merchant.id, now })
  const context: LastingContext = {
    database,
    sessions,
    now,
    merchant,
    files,
    providerPages: paymentStorage ? filePages(paymentStorage) : servedPages,
    copies,
  }

  async function call(request: Request, url: URL): Promise<Response> {
    const opened = await openEnvelope(request, url)
    const { operation, sessionId } = opened
    if (calls.push({ operation, payload: withoutSecrets(opened.body) }) > KEPT_CALLS) calls.shift()
    const signal = AbortSignal.any([request.signal, closing.signal])
    const endSession = () => sessionId && sessions.end(sessionId)
    const before = await faults.meet({ operation, when: 'before', endSession, signal })
    if (before) return before
    const result = attempt(() => carryOut(opened, context))
    const after = await faults.meet({ operation, when: 'after', endSession, signal })
    return after ?? result
  }

  async function respondToPage(request: Request, url: URL): Promise<Response> {
    const response = (await provider.respond(request, url)) ?? files.respond(request, url)
    return response ?? statusAnswer(new NotACall(404, 'There is nothing here'))
  }

  async function respond(request: Request): Promise<Response> {
    const url = new URL(request.url)
    try {
      if (!url.pathname.endsWith(PROXY_PATH)) return await respondToPage(request, url)
      if (request.method === 'OPTIONS') return preflight()
      return readableAnywhere(await call(request, url))
    } catch (error) {
      if (error instanceof Refusal) return refusalAnswer(error)
      if (error instanceof NotACall) return statusAnswer(error)
      throw error
    }
  }

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      request.signal.throwIfAborted()
      if (closing.signal.aborted) throw new TypeError('The server is closed')
      return await untilAborted(respond(request), request.signal)
    },
    faults,
    copies,
    calls,
    database,
    close() {
      if (closing.signal.aborted) return
      closing.abort(new DOMException('The server closed', 'AbortError'))
      database.close()
    },
  }
}

/** Carries a call out in one transaction, so that two that arrive together run one after the other. */
function carryOut({ operation, body, sessionId, endpoint }: Call, context: LastingContext): unknown {
  const account = isAnonymous(operation) ? undefined : context.sessions.find(sessionId)
  const payload = readPayload(body, payloads[operation])
  const handler = handlers[operation] as (payload: unknown, context: HandlerContext) => unknown
  return context.database.transaction(() => handler(payload, { ...context, account, endpoint }))
}

/** The part of the context shared by all calls. */
type LastingContext = Omit<Context, 'endpoint'>

type HandlerContext = Context & { account: Account | undefined } & Partial<SignedInContext>

/** A refusal is an answer, which a fault after the call can still lose. */
function attempt(work: () => unknown): Response {
  try {
    return answer(work())
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error)
    throw error
  }
}

function isAnonymous(operation: Operation): operation is AnonymousOperation {
  return operation === 'login' || operation === 'registerForAccess'
}

function readMerchant(database: Database): MerchantRow {
  const row = database.get<MerchantRow>('SELECT id, tax_rate AS taxRate FROM merchant')
  if (!row) throw new Error('The database holds no merchant: seed it first')
  return row
}

/** Rejects at once when the caller aborts, as a browser's fetch does, while the back end may still go on. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
