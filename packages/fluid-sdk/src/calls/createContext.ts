import { checkedConfiguration } from '../configuration'
import type { Configuration } from '../configuration'
import {
  FluidNotSignedInError,
  FluidQueuedReportNotice,
  FluidSessionChangedError,
  FluidSessionExpiredError,
  FluidTransportError,
} from '../errors'
import { createSessionStore, isSameOwner } from '../storage/sessionStore'
import type { StoredSession } from '../storage/sessionStore'
import type { FluidStorage, ScopedStorage } from '../storage/storage'
import type { WireOperations } from '../wire/operations'
import type { CallOptions } from './callOptions'
import type { FluidContext } from './context'
import { keepListingSettings } from './listingSettings'
import { openStorages } from './openStorages'
import { readSettings } from './settings'
import type { Settings } from './settings'
import { createSharedRead } from './sharedRead'
import { tagsOf } from './login'
import type { SignInTags } from './login'
import { isForAnybody, requestOf } from './requestOf'
import { createTransport } from './transport'
import type { Credentials, TransportRequest } from './transportRequest'
import { DEFAULT_TPA, readUser } from './user'
import { waitFor } from './waitFor'
import type { WireAnswer, WireCallOptions, WireCalls } from './wireCalls'

export interface FluidClientOptions extends SignInTags {
  configuration: Configuration
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  /** The storage of a remembered session and cart. Default: the page's `localStorage`, or memory where there is none; memory on a server. */
  storage?: FluidStorage
  /** The storage of a session that is not remembered. Default: the page's `sessionStorage`, or memory. */
  tabStorage?: FluidStorage
  /** The clock, in milliseconds since the epoch. Default: `Date.now`. */
  now?: () => number
  /** Lets so many milliseconds pass; returns at once when the signal is aborted. Default: a timer. */
  wait?: (ms: number, signal?: AbortSignal) => Promise<void>
  /** The portal value of the wire. Default: `TRADEPORTAL`. */
  tpa?: string
  /** The kind of cart session. Default: `TPWEB`. */
  sessionType?: string
  /** Credentials of the one POST that places an order. Default: `omit` on the same origin (decisions, order protocol 4). */
  orderCredentials?: Credentials
}

/** The context, and the call that belongs to no area. */
export interface ClientContext extends FluidContext {
  /** As `storage`, and gone with the browser's tab. */
  readonly tabStorage: ScopedStorage
  /** Documented by `FluidClient`. */
  readonly deviceStorage: ScopedStorage
  /** Documented by `FluidClient`. */
  callEndpoint(endpoint: string, payload: object, options?: CallOptions): Promise<object>
}

/**
 * Makes what the areas of one client share, for a page that takes one area and leaves the others out of its bundle.
 * Areas of the same context share its session and cart.
 *
 * @example
 * const context = createContext({ configuration })
 * await createSessionArea(context).signIn({ username: 'builder', password, isRemembered: true })
 * const cart = await createCartArea(context).read()
 */
export function createContext(options: FluidClientOptions): ClientContext {
  const configuration = checkedConfiguration((options as FluidClientOptions | undefined)?.configuration)
  const { now = Date.now } = options
  const { storage, tabStorage, deviceStorage } = openStorages({ ...options, configuration })
  const sessions = createSessionStore(storage, tabStorage)
  const transport = createTransport({ endpoint: configuration.endpoint, fetch: options.fetch })

  /** Sends a call for a session, and lets go of its answer when that session has gone meanwhile. */
  async function send(
    request: Omit<TransportRequest, 'sessionId'>,
    session: StoredSession | null,
    { isAnswerKept = false, isOfWrite = false }: Pick<WireCallOptions, 'isAnswerKept' | 'isOfWrite'> = {},
  ): Promise<object> {
    const { operation, list } = request
    const onRows = (rows: readonly unknown[]) => {
      if (isAnswerKept || sessions.read()?.id === session?.id) list?.onRows(rows)
    }
    let answer: object
    try {
      answer = await transport.post({
        ...request,
        ...(list && { list: { ...list, onRows } }),
        sessionId: session?.id ?? null,
      })
    } catch (error) {
      request.signal?.throwIfAborted()
      // The merchant refused the write, whoever is signed in by now: it was not done.
      const isRefusedWrite = isOfWrite && error instanceof FluidSessionExpiredError
      if (session && !isAnswerKept && !isRefusedWrite)
        refuseOther(session, operation, { isOfWrite, cause: error })
      if (session && error instanceof FluidSessionExpiredError) sessions.expire(session)
      throw error
    }
    if (session && !isAnswerKept) refuseOther(session, operation, { isOfWrite })
    return answer
  }

  async function call<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    callOptions: WireCallOptions = {},
  ): Promise<WireAnswer<K>> {
    const { caller, candidate, isAnswerKept, isOfWrite, ...sending } = callOptions
    const request = { ...sending, ...requestOf(operation, payload) }
    callOptions.signal?.throwIfAborted()
    if (caller) refuseOther(caller.session, operation)
    // A candidate is nobody's session yet: it neither ends nor changes.
    if (candidate) return transport.post({ ...request, sessionId: candidate.id }) as Promise<WireAnswer<K>>
    const session = caller?.session ?? (isForAnybody(operation) ? sessions.read() : requireSession(operation))
    return send(request, session, { isAnswerKept, isOfWrite }) as Promise<WireAnswer<K>>
  }

  /** Refuses what is another session's by now. What a write has done stays its customer's in their next session. */
  function refuseOther(
    session: StoredSession | null,
    operation: string,
    { cause, isOfWrite = false }: { cause?: unknown; isOfWrite?: boolean | undefined } = {},
  ) {
    const present = sessions.read()
    if (present?.id === session?.id) return
    sessions.refresh()
    if (isOfWrite && session && present && isSameOwner(session, present)) return
    throw new FluidSessionChangedError('The session has changed', operation, { cause })
  }

  function requireSession(operation = 'session'): StoredSession {
    const session = sessions.read()
    if (session) return session
    throw sessions.hasExpired()
      ? new FluidSessionExpiredError('The session has ended', operation)
      : new FluidNotSignedInError('Nobody is signed in', operation)
  }

  const users = createSharedRead(() => readUser(context, requireSession()), now)
  const settings = createSharedRead(() => readAndKeepSettings(context), now)

  function readAndKeepSettings(calls: WireCalls): Promise<Settings> {
    const reading = readSettings(calls)
    // Beside whoever waits for it, whom it delays by nothing.
    reading.then(
      (read) => keepListingSettings(storage, read),
      () => undefined,
    )
    return reading
  }

  const context: ClientContext = {
    configuration,
    portal: {
      tpa: options.tpa ?? DEFAULT_TPA,
      ...tagsOf(configuration, options),
      sessionType: options.sessionType ?? 'TPWEB',
    },
    orderCredentials: options.orderCredentials ?? 'omit',
    now,
    wait: options.wait ?? waitFor,
    storage,
    tabStorage,
    deviceStorage,
    sessions,
    call,
    async write(operation, payload, callOptions) {
      try {
        return await call(operation, payload, { ...callOptions, isOfWrite: true })
      } catch (error) {
        if (error instanceof FluidQueuedReportNotice) return {} as WireAnswer<typeof operation>
        if (!(error instanceof FluidTransportError)) throw error
        throw new FluidTransportError(operation, error.status, { cause: error.cause, isOfWrite: true })
      }
    },
    async readCaller(readOptions) {
      readOptions?.signal?.throwIfAborted()
      const session = requireSession()
      return { session, user: await users.get(session.id, readOptions) }
    },
    async readFor(session, read) {
      refuseOther(session, 'session')
      const answer = await read()
      refuseOther(session, 'session')
      return answer
    },
    keepCaller: ({ session, user }) => users.keep(session.id, user),
    knownUser() {
      const known = users.known(sessions.read()?.id ?? '')
      return known && { user: known.answer, readAt: known.readAt }
    },
    callEndpoint: (endpoint, payload, callOptions) =>
      send({ ...callOptions, operation: endpoint, to: { style: 'v1', endpoint }, payload }, sessions.read()),
    beginSettings(session) {
      const call: FluidContext['call'] = (operation, payload, callOptions) =>
        context.call(operation, payload, { ...callOptions, candidate: session })
      settings.begin(session.id, () => readAndKeepSettings({ ...context, call }))
    },
    async readSettings(readOptions) {
      readOptions?.signal?.throwIfAborted()
      return settings.get(requireSession().id, readOptions)
    },
  }
  return context
}
