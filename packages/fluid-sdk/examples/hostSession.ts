import { createFluidClient, isFluidSessionExpiredError, loadConfiguration } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: './config/configuration.json' })
export const client = createFluidClient({ configuration })

/** Asks your own server for the session that it has opened with the merchant for whoever is signed in there, if anybody is. */
async function fetchSession(): Promise<{ id: string; username: string } | null> {
  const response = await fetch('/account/trade-session')
  return response.json()
}

/**
 * Follows your site's customer: call it at every load, and whenever somebody may have signed in or out there. A session
 * that the merchant knows no more is asked for once again.
 */
export async function followHost() {
  try {
    await takeOver()
  } catch (error) {
    if (!isFluidSessionExpiredError(error)) throw error
    await takeOver()
  }
}

async function takeOver() {
  const [session, current] = [await fetchSession(), client.session.current()]
  if (current && current.username !== session?.username) client.session.signOut()
  if (session) await client.session.adopt(session)
}

client.session.subscribe((change) => {
  if (change.type === 'expired') void followHost().catch(console.error)
})
