/** A session that a host has opened for its customer. */
export interface HostSession {
  /** The merchant's session id. `sessionID` */
  id: string
  username: string
}

/** Asks a host who is signed in there. `null`: nobody is. */
export type FetchSession = () => Promise<HostSession | null>

/** As a page has given it, which may answer with anything at all. */
export type FetchAnswer = () => unknown

/** The host of a client, if any, whose customer its session follows (decision E7f). */
export interface Host {
  /**
   * Follows a host's customer from now on, who is asked for by the function that came last. Whoever joins others has the
   * answer that they have, and asks for no other.
   *
   * @returns a function that stops it.
   */
  follow(fetchSession: FetchAnswer): () => void
  /** Asks the host again: its customer may have changed. Does nothing where no host is followed. */
  ask(): void
}
