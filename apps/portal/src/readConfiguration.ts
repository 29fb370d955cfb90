import { loadConfiguration } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'

export interface ReadConfiguration {
  configuration: Configuration
  /** The last good configuration, in place of the current one. */
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
