/** Who is signed in on this page. Holds no token: that stays with the client. */
export interface Session {
  username: string
  /** Kept on this device and shared by its tabs; otherwise it ends with the tab. */
  isRemembered: boolean
}

export interface SignInInput {
  username: string
  password: string
  isRemembered: boolean
}

/** Why a session came or went, told to every listener of `session.subscribe`. */
export type SessionChange =
  | { type: 'signedIn'; session: Session }
  | { type: 'signedOut' }
  /** The back end no longer knows the session. What was typed stays; sign in again to go on. */
  | { type: 'expired' }

/** Signing in and out, and remembering who is signed in. */
export interface SessionArea {
  /**
   * Signs a customer in and reads who they are.
   *
   * Wire: `login`, then `getUserDetails`.
   *
   * @throws {FluidSignInError} when the merchant refuses; its message is the merchant's.
   */
  signIn(input: SignInInput, options?: CallOptions): Promise<Session>
  /**
   * Looks whether the stored session, if any, is still good.
   *
   * Wire: `getUserDetails`. A transport failure keeps the session and rejects; a refusal ends it and gives `null`.
   */
  restore(options?: CallOptions): Promise<Session | null>
  /** Ends the session on this device and removes what the portal stored, save the cart's id and open order attempts. */
  signOut(): void
  /** The session at this moment, or `null`. */
  current(): Session | null
  /** Calls the listener on every change, in this tab or another. @returns a function that stops it. */
  subscribe(listener: (change: SessionChange) => void): () => void
  /**
   * Checks the session once after a bare `Api Error`, and ends it when the check itself is refused.
   *
   * Wire: `getUserDetails`. Decision E1.
   */
  check(): Promise<void>
}

/** What every operation takes beside its input. */
export interface CallOptions {
  signal?: AbortSignal
}
