import { vi } from 'vitest'
import type { SessionChange } from '../storage/sessionStore'
import { createMemoryStorage } from '../storage/storage'
import type { FluidStorage } from '../storage/storage'
import { createFixtureClient } from './fixtureClient'
import type { Script } from './scriptedFetch'
import { readWireFixture } from './wireFixture'

/** A user known to the back end. */
export const userDetails = (readWireFixture('getUserDetails').answer as { ttGetUserDetails: [object] })
  .ttGetUserDetails[0]

/** The answer to a session the back end no longer knows. */
export const ended = { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] }

/** Opens the portal in a tab. Every sign-in gets a new session, every user name a different customer. */
export function openTab(
  storage: FluidStorage = createMemoryStorage(),
  script: Script = {},
  tabStorage: FluidStorage = createMemoryStorage(),
) {
  const changes: SessionChange[] = []
  const { client, calls } = createFixtureClient(
    {
      login: ({ userid }) => ({ sessionID: `S-${userid}-${crypto.randomUUID()}`, msg: '' }),
      getUserDetails: ({ userName }) => ({ ttGetUserDetails: [{ ...userDetails, id_user: userName }] }),
      ...script,
    },
    { storage, tabStorage },
  )
  client.session.subscribe((change) => changes.push(change))
  const signIn = (username: string, isRemembered: boolean) =>
    client.session.signIn({ username, password: 'p', isRemembered })
  return { client, calls, changes, signIn, storage, tabStorage }
}

/**
 * Simulates the browser between tabs: it notifies a tab of another tab's storage writes, and a page of its return by
 * Back.
 */
export function openOtherTabs() {
  const tabs = new EventTarget()
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
  return {
    tell: () => tabs.dispatchEvent(new Event('storage')),
    comeBack: () => tabs.dispatchEvent(new Event('pageshow')),
  }
}

/** Returns the session of a call. */
export const contextOf = (call: { request: Request } | undefined) =>
  call?.request.headers.get('X-FLUID-CONTEXT')
