import { loadConfiguration } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'

/** Reads the merchant's configuration, and whether it is the last good one in place of the present one. */
export async function readConfiguration(): Promise<{ configuration: Configuration; isStale: boolean }> {
  let isStale = false
  const configuration = await loadConfiguration({
    url: './config/configuration.json',
    baseUrl: document.baseURI,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      // The service worker marks it.
      isStale = response.headers.has('X-Trade-Stale')
      return response
    },
  })
  return { configuration, isStale }
}
