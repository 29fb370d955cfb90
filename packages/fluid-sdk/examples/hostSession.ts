import { createFluidClient, isFluidSessionExpiredError, loadConfiguration } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: './config/configuration.json' })
export const client = createFluidClient({ configuration })

/** Asks your own server for the session of the person signed in on your site, or `null`. */
async function fetchSession(): Promise<{ id: string; username: string } | null> {
  const response = await fetch('/account/trade-session')
  return response.json()
}

/**
 * Keeps the client's session in step with your site's customer. Call it on every page load and after a sign-in or
 * sign-out on your site. It asks your server once more when the merchant refuses the first session.
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
