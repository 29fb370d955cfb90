import { createFluidClient, isFluidSessionExpiredError, loadConfiguration } from '@trade-portal/fluid-sdk'

const configuration = await loadConfiguration({ url: './config/configuration.json' })
export const client = createFluidClient({ configuration })

/** Asks your own server for the session that it has opened with the merchant for whoever is signed in there. */
async function fetchSession(): Promise<{ id: string; username: string }> {
  const response = await fetch('/account/trade-session')
  return response.json()
}

/** Signs the customer in here as well; where the merchant knows the session no more, once again with a new one. */
export async function followHost() {
  try {
    await client.session.adopt(await fetchSession())
  } catch (error) {
    if (!isFluidSessionExpiredError(error)) throw error
    await client.session.adopt(await fetchSession())
  }
}

client.session.subscribe((change) => {
  if (change.type === 'expired') void followHost().catch(console.error)
})
