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
import { openStorages } from '../storage/storage'
import type { FluidStorage, ScopedStorage } from '../storage/storage'
import type { WireOperations } from '../wire/operations'
import type { CallOptions, WireAnswer, WireCallOptions, WireCalls } from './wireCalls'
import type { FluidContext } from './context'
import { storeListingSettings } from './listing'
import { readSettings } from './settings'
import type { Settings } from './settings'
import { createSharedRead } from './sharedRead'
import { DEFAULT_TPA, readUser, tagsOf } from './user'
import type { SignInTags } from './user'
import { isForAnybody, requestOf } from './transportRequest'
import type { Credentials, TransportRequest } from './transportRequest'
import { createTransport } from './transport'
import { waitFor } from './signals'

export interface FluidClientOptions extends SignInTags {
  configuration: Configuration
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  /**
   * The storage of a remembered session and cart. Default: the page's `localStorage`, or memory when there is none;
   * memory on a server.
   */
  storage?: FluidStorage
  /** The storage of a session without `isRemembered`. Default: the page's `sessionStorage`, or memory. */
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

/** The context, and the one call outside of all areas. */
export interface ClientContext extends FluidContext {
  /** Like `storage`, but removed with the browser's tab. */
  readonly tabStorage: ScopedStorage
  /** Documented by `FluidClient`. */
  readonly deviceStorage: ScopedStorage
  /** Documented by `FluidClient`. */
  callEndpoint(endpoint: string, payload: object, options?: CallOptions): Promise<object>
}

/**
 * Creates the context shared by the areas of one client, for a page that bundles single areas only. Areas of the same
 * context share its session and cart.
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

  /** Sends a call for a session, and discards its answer when that session has ended meanwhile. */
  async function send(
    request: Omit<TransportRequest, 'sessionId'>,
    session: StoredSession | null,
    {
      returnsAnswerAfterSession = false,
      isOfWrite = false,
    }: Pick<WireCallOptions, 'returnsAnswerAfterSession' | 'isOfWrite'> = {},
  ): Promise<object> {
    const { operation, list } = request
    const onRows = (rows: readonly unknown[]) => {
      if (returnsAnswerAfterSession || sessions.read()?.id === session?.id) list?.onRows(rows)
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
      // The merchant refused the write, so it was not done, whichever session is current by now.
      const isRefusedWrite = isOfWrite && error instanceof FluidSessionExpiredError
      if (session && !returnsAnswerAfterSession && !isRefusedWrite)
        refuseOther(session, operation, { isOfWrite, cause: error })
      if (session && error instanceof FluidSessionExpiredError) sessions.expire(session)
      throw error
    }
    if (session && !returnsAnswerAfterSession) refuseOther(session, operation, { isOfWrite })
    return answer
  }

  async function call<K extends keyof WireOperations>(
    operation: K,
    payload: WireOperations[K]['payload'],
    callOptions: WireCallOptions = {},
  ): Promise<WireAnswer<K>> {
    const { caller, candidate, returnsAnswerAfterSession, isOfWrite, ...sending } = callOptions
    const request = { ...sending, ...requestOf(operation, payload) }
    callOptions.signal?.throwIfAborted()
    if (caller) refuseOther(caller.session, operation)
    // A candidate is not the session yet: it neither ends nor changes.
    if (candidate) return transport.post({ ...request, sessionId: candidate.id }) as Promise<WireAnswer<K>>
    const session = caller?.session ?? (isForAnybody(operation) ? sessions.read() : requireSession(operation))
    return send(request, session, { returnsAnswerAfterSession, isOfWrite }) as Promise<WireAnswer<K>>
  }

  /**
   * Throws when another session has replaced the call's. A write's result stays valid if the customer is the same.
   */
  function refuseOther(
    session: StoredSession | null,
    operation: string,
    { cause, isOfWrite = false }: { cause?: unknown; isOfWrite?: boolean | undefined } = {},
  ) {
    const current = sessions.read()
    if (current?.id === session?.id) return
    sessions.refresh()
    if (isOfWrite && session && current && isSameOwner(session, current)) return
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
  const settings = createSharedRead(() => readAndStoreSettings(context), now)

  function readAndStoreSettings(calls: WireCalls): Promise<Settings> {
    const reading = readSettings(calls)
    // Runs beside the callers, without delaying them.
    reading.then(
      (read) => storeListingSettings(storage, read),
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
    storeCaller: ({ session, user }) => users.store(session.id, user),
    knownUser() {
      const known = users.known(sessions.read()?.id ?? '')
      return known && { user: known.answer, readAt: known.readAt }
    },
    callEndpoint: (endpoint, payload, callOptions) =>
      send({ ...callOptions, operation: endpoint, to: { style: 'v1', endpoint }, payload }, sessions.read()),
    beginSettings(session) {
      const call: FluidContext['call'] = (operation, payload, callOptions) =>
        context.call(operation, payload, { ...callOptions, candidate: session })
      settings.begin(session.id, () => readAndStoreSettings({ ...context, call }))
    },
    async readSettings(readOptions) {
      readOptions?.signal?.throwIfAborted()
      return settings.get(requireSession().id, readOptions)
    },
  }
  return context
}
