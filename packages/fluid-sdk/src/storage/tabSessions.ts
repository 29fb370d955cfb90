import { parseSession } from './sessionStore'
import type { SessionStore, StoredSession } from './sessionStore'

/** A message between tabs of one merchant. A session itself is only sent to the tab that asks. */
type TabMessage =
  | { type: 'ask'; address: string; replyTo: string }
  /** The customer has signed out in a tab that had this session. */
  | { type: 'signedOut'; id: string }

/** The answer of a tab without a tab session, so that the asking tab stops waiting. */
const NONE = 'none'

/** Sessions that end with the tab, shared by a tab with those it has opened. */
export interface TabSessions {
  /** Documented by `SessionArea`. */
  handOver(hasOpened: (address: string) => boolean): () => void
  /** Documented by `SessionArea`. */
  takeOver(address: string, signal?: AbortSignal): Promise<StoredSession | null>
}

/** Lets the tabs of one merchant and origin share their sessions. Nothing of it is stored for the device. */
export function createTabSessions(sessions: SessionStore, merchant: string): TabSessions {
  const name = `trade:tabs:${merchant}`
  /** The lock of this tab while it has a session to share, which shows other tabs that it exists. */
  const presence = `${name}:${randomId()}`
  const ofTab = () => {
    const session = sessions.read()
    return session?.isRemembered ? null : session
  }

  return {
    handOver(hasOpened) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined
      let own: StoredSession | null = null
      let leave = () => {}
      const follow = () => {
        own = ofTab()
        leave()
        leave = own ? holdLock(presence) : () => {}
      }
      follow()
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
        if (data.type === 'signedOut') {
          if (data.id !== own?.id) return
          // The storage may already hold the change.
          sessions.refresh()
          if (ofTab()?.id === data.id) sessions.close()
        } else if (hasOpened(data.address)) {
          const session = ofTab()
          sessions.share()
          send(data.replyTo, session ? JSON.stringify({ ...session, isShared: true }) : NONE)
        }
      }
      const stop = sessions.subscribe(({ type }) => {
        if (type === 'signedOut' && own) send(name, { type: 'signedOut', id: own.id } satisfies TabMessage)
        follow()
      })
      return () => {
        stop()
        channel.close()
        leave()
      }
    },
    async takeOver(address, signal) {
      if (typeof BroadcastChannel === 'undefined') return null
      const held = await heldLocks()
      // Without another tab that shares a session there is no wait.
      const isAlone = held?.every((lock) => lock.name === presence || !lock.name?.startsWith(`${name}:`))
      if (isAlone || signal?.aborted) return null
      const replyTo = `${name}:${randomId()}`
      const replies = new BroadcastChannel(replyTo)
      return new Promise((resolve) => {
        const end = (session: StoredSession | null) => {
          replies.close()
          signal?.removeEventListener('abort', giveUp)
          resolve(session)
        }
        const giveUp = () => end(null)
        signal?.addEventListener('abort', giveUp)
        replies.onmessage = ({ data }: MessageEvent<unknown>) => {
          const session = typeof data === 'string' ? parseSession(data, false) : null
          const current = sessions.read()
          // Another person may have signed in here meanwhile; the session of all tabs gives way to the tab's own.
          if (!session || (current && !current.isRemembered)) return end(null)
          sessions.open(session)
          end(session)
        }
        send(name, { type: 'ask', address, replyTo } satisfies TabMessage)
      })
    },
  }
}

const randomId = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

const lockManager = () => (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks

/** Holds a lock while the tab lives. @returns a function that releases it. */
function holdLock(name: string): () => void {
  let leave = () => {}
  const isOver = new Promise<void>((resolve) => (leave = resolve))
  // An opaque origin has the locks API, but requests are refused.
  lockManager()
    ?.request(name, () => isOver)
    .catch(() => undefined)
  return leave
}

/** Returns the locks held in any tab, where the browser lists them. */
const heldLocks = () =>
  lockManager()
    ?.query()
    .then(
      ({ held }) => held,
      () => undefined,
    )

function send(channel: string, message: unknown) {
  const own = new BroadcastChannel(channel)
  own.postMessage(message)
  own.close()
}
