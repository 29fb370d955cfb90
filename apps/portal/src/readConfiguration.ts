import { loadConfiguration } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'

export interface ReadConfiguration {
  configuration: Configuration
  /** It is the last good one in place of the present one. */
  isStale: boolean
}

/** Reads the merchant's configuration. */
export async function readConfiguration(): Promise<ReadConfiguration> {
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
