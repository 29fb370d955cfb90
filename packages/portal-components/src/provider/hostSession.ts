import { isFluidSessionExpiredError, isSameOwner } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { endTyping } from '../hooks/focus'
import { checkedSessionAtom } from './checkedSession'
import { createLeaving } from './customerLeaving'
import type { LeavingOptions } from './customerLeaving'
import type { FetchAnswer, Host, HostSession } from '../context/PortalContext'
import { createEmit } from '../context/portalEvents'
import type { PortalListener } from '../context/portalEvents'
import { text } from '../context/stored/checks'
import { openStored } from '../context/stored/openStored'
import type { StoringClient } from '../context/stored/openStored'

/** The progress of asking a host who is signed in there. */
export type HostAnswer =
  /** The page has no host to ask. */
  | { status: 'unasked' }
  | { status: 'awaited' }
  /** The stored session may or may not belong to the host's customer. */
  | { status: 'failed'; error: Error }
  | { status: 'known' }

/** The host's answer: until it is known, the stored session is hidden. */
export const hostAnswerAtom = atom<HostAnswer>({ status: 'unasked' })

export interface HostOptions extends LeavingOptions {
  listeners: ReadonlySet<PortalListener>
}

/** Creates the host of a client, for all its providers and elements. The session follows the host's customer. */
export function createHost({ listeners, ...options }: HostOptions): Host {
  const { client, store } = options
  const { session } = client
  const followers = new Set<FetchAnswer>()
  let isFollowing = false
  let asking = new AbortController()
  let stopFollowing = () => undefined as void
  const news = followHostNews(client)
  const leave = createLeaving(options)

  const answer = (next: HostAnswer) => store.set(hostAnswerAtom, next)
  const whose = () => session.current()?.username ?? null

  /** `isNews`: another tab has noticed the change of customer, and has notified all tabs. */
  async function ask({ isNews = false } = {}) {
    const fetchSession = [...followers].at(-1)
    if (!fetchSession) return
    asking.abort()
    const own = new AbortController()
    asking = own
    let hasChanged = false
    const stopListening = session.subscribe(() => (hasChanged = true))
    // Ends the typing before its field is hidden, because no later event may report it.
    endTyping()
    answer({ status: 'awaited' })
    try {
      await take(await fetchSession(), own.signal)
      if (own.signal.aborted) return
      answer({ status: 'known' })
    } catch (error) {
      if (own.signal.aborted) return
      tell(error)
      // A visitor can sign in here; a stored session may belong to another customer by now.
      answer(whose() === null ? { status: 'known' } : { status: 'failed', error: asError(error) })
    } finally {
      stopListening()
    }
    if (!isNews && hasChanged) news.tell()
  }

  async function take(given: unknown, signal: AbortSignal) {
    if (signal.aborted) return
    if (given === null) {
      if (session.current() || session.hasExpired())
        await leave({ next: null, signal, turn: () => session.signOut() })
      return
    }
    if (!isHostSession(given)) {
      throw new TypeError(
        'fetchSession gave neither { id, username } nor null: nobody is signed in by it. See “Signing in and out” in the documentation.',
      )
    }
    await leave({ next: given.username, signal, turn: () => adopt(given, signal) })
  }

  async function adopt({ id, username }: HostSession, signal: AbortSignal) {
    try {
      const opened = await session.adopt({ id, username }, { readsSettings: true, signal })
      const known = store.get(checkedSessionAtom)
      // The merchant has just confirmed the session: it needs no second check.
      if (known?.status !== 'signedIn' || !isSameOwner(known.session, opened)) {
        store.set(checkedSessionAtom, { status: 'signedIn', session: opened, isAnother: false })
      }
    } catch (error) {
      signal.throwIfAborted()
      // The host has another customer than the one signed in here, whatever the merchant answers.
      if (whose() !== null && whose() !== username) session.signOut()
      if (!isFluidSessionExpiredError(error)) throw error
      tell(error)
    }
  }

  function tell(error: unknown) {
    console.error(error)
    createEmit(listeners)('error', { message: asError(error).message, about: null })
  }

  function start() {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', onShow)
    const stops = [
      () => window.removeEventListener('pageshow', onShow),
      news.subscribe(() => void ask({ isNews: true })),
      session.subscribe(({ type }) => {
        if (type === 'expired') void ask()
        // A manual sign-in identifies the customer, although the host could not be asked.
        else if (type === 'signedIn' && store.get(hostAnswerAtom).status === 'failed')
          answer({ status: 'known' })
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }

  function stop() {
    asking.abort()
    stopFollowing()
    isFollowing = false
    answer({ status: 'unasked' })
  }

  return {
    follow(fetchSession) {
      const follower = () => fetchSession()
      followers.add(follower)
      if (!isFollowing) {
        isFollowing = true
        stopFollowing = start()
        void ask()
      }
      return () => {
        followers.delete(follower)
        // A provider that is mounted again at once keeps its answer.
        queueMicrotask(() => {
          if (followers.size === 0 && isFollowing) stop()
        })
      }
    },
    ask: () => void ask(),
  }
}

function isHostSession(given: unknown): given is HostSession {
  if (typeof given !== 'object' || given === null) return false
  const { id, username } = given as Partial<Record<keyof HostSession, unknown>>
  return [id, username].every((part) => typeof part === 'string' && part !== '')
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Notifies the merchant's other tabs of the host's new customer. It does nothing in a browser without storage. */
export function followHostNews(client: StoringClient) {
  const news = openStored({ client, user: '' }, 'host-news', text)
  let known = news.read()
  return {
    tell() {
      known = `${Date.now()} ${Math.random()}`
      news.write(known)
    },
    /** Calls back when another tab has notified. @returns a function that stops it. */
    subscribe(listener: () => void): () => void {
      const look = () => {
        const latest = news.read()
        if (latest === null || latest === known) return
        known = latest
        listener()
      }
      window.addEventListener('storage', look)
      return () => window.removeEventListener('storage', look)
    },
  }
}
