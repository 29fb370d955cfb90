/** A session that a host has opened for its customer. */
export interface HostSession {
  /** The merchant's session id. `sessionID` */
  id: string
  username: string
}

/** Asks a host who is signed in there. `null`: nobody is. */
export type FetchSession = () => Promise<HostSession | null>

/** The host of a client, if any, whose customer its session follows (decision E7f). */
export interface Host {
  /** Follows a host's customer from now on. @returns a function that stops it. */
  follow(fetchSession: FetchSession): () => void
  /** Asks the host again: its customer may have changed. Does nothing where no host is followed. */
  ask(): void
}
