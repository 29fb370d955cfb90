import type { Session, SessionChange } from './areas/session'

/** A session with its token, as it is stored. */
export interface StoredSession extends Session {
  /** The wire's `sessionID`. */
  id: string
}

/** The session of this page, wherever it is stored. */
export interface SessionStore {
  /** The session at this moment: the tab's own, else the remembered one. */
  read(): StoredSession | null
  /** Keeps a session that was just signed in, and tells it. */
  open(session: StoredSession): void
  /** Forgets a session that the back end refused, when it is still the present one, and tells it. */
  expire(session: StoredSession): void
  /** Forgets the session and everything stored, save what outlives it, and tells it. */
  close(): void
  /** Looks whether another tab changed the session, and tells it. */
  refresh(): void
  subscribe(listener: (change: SessionChange) => void): () => void
}
