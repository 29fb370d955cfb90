import { vi } from 'vitest'
import type { SessionChange } from '../storage/sessionStore'
import { createMemoryStorage } from '../storage/storage'
import type { FluidStorage } from '../storage/storage'
import { createFixtureClient } from './fixtureClient'
import type { Script } from './scriptedFetch'
import { readWireFixture } from './wireFixture'

/** The user whom the back end knows. */
export const userDetails = (readWireFixture('getUserDetails').answer as { ttGetUserDetails: [object] })
  .ttGetUserDetails[0]

/** The answer to a session that the back end does not know any more. */
export const ended = { hasErrors: true, errorTable: [{ field: '', msg: 'Invalid Session ContextID' }] }

/** Opens the portal in a tab. Every sign-in gets a session of its own, every user name a customer of its own. */
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

/** The browser between tabs, as a stand-in: it tells a tab what another tab stored, and a page that Back has brought up again. */
export function openOtherTabs() {
  const tabs = new EventTarget()
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs))
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs))
  return {
    tell: () => tabs.dispatchEvent(new Event('storage')),
    comeBack: () => tabs.dispatchEvent(new Event('pageshow')),
  }
}

/** The session that a call was made with. */
export const contextOf = (call: { request: Request } | undefined) =>
  call?.request.headers.get('X-FLUID-CONTEXT')
