import { isFluidSessionExpiredError, isSameOwner } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { endTyping } from '../hooks/focus'
import { checkedSessionAtom } from './checkedSession'
import { createLeaving } from './customerLeaving'
import type { LeavingOptions } from './customerLeaving'
import type { FetchAnswer, Host, HostSession } from '../context/Host'
import { followHostNews } from './hostNews'
import { createEmit } from '../context/portalEvents'
import type { PortalListener } from '../context/portalEvents'

/** How far a host has said who is signed in there. */
export type HostAnswer =
  /** The page has no host that is asked. */
  | { status: 'unasked' }
  | { status: 'awaited' }
  /** Nobody knows whether the stored session is still that of the host's customer. */
  | { status: 'failed'; error: Error }
  | { status: 'known' }

/** A host's answer: until it is known, nothing of a stored session is shown. */
export const hostAnswerAtom = atom<HostAnswer>({ status: 'unasked' })

export interface HostOptions extends LeavingOptions {
  listeners: ReadonlySet<PortalListener>
}

/** Makes what lets a client's session follow the customer of a host, for all providers and elements of the client. */
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

  /** `isNews`: another tab has found the host's customer changed, and has told all tabs of it. */
  async function ask({ isNews = false } = {}) {
    const fetchSession = [...followers].at(-1)
    if (!fetchSession) return
    asking.abort()
    const own = new AbortController()
    asking = own
    let hasChanged = false
    const stopListening = session.subscribe(() => (hasChanged = true))
    // Before its field is out of sight: it may be the last that is heard of it.
    endTyping()
    answer({ status: 'awaited' })
    try {
      await take(await fetchSession(), own.signal)
      if (own.signal.aborted) return
      answer({ status: 'known' })
    } catch (error) {
      if (own.signal.aborted) return
      tell(error)
      // A visitor can sign in here; a kept session may be somebody else's by now.
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
      // The merchant has just said who it is: the session need not be checked once more.
      if (known?.status !== 'signedIn' || !isSameOwner(known.session, opened)) {
        store.set(checkedSessionAtom, { status: 'signedIn', session: opened, isAnother: false })
      }
    } catch (error) {
      signal.throwIfAborted()
      // The host's customer is not the one who is signed in here, whatever the merchant says of the new session.
      if (whose() !== null && whose() !== username) session.signOut()
      if (!isFluidSessionExpiredError(error)) throw error
      tell(error)
    }
  }

  function tell(error: unknown) {
    console.error(error)
    createEmit(() => listeners)('error', { message: asError(error).message, about: null })
  }

  function start() {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void ask()
    window.addEventListener('pageshow', onShow)
    const stops = [
      () => window.removeEventListener('pageshow', onShow),
      news.subscribe(() => void ask({ isNews: true })),
      session.subscribe(({ type }) => {
        if (type === 'expired') void ask()
        // A sign-in by hand says who it is, although the host could not be asked.
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
        // A provider that is mounted again at once goes on with the answer that it has.
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
