import { createFluidClient } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'

let pagesClient: FluidClient | undefined

/** Returns the page's one client, so that the header and the page share a session and a cart; on a server, a new one. */
export function tradeClient(): FluidClient {
  if (typeof window === 'undefined') return createClient('http://localhost')
  pagesClient ??= createClient(window.location.origin)
  return pagesClient
}

function createClient(origin: string) {
  return createFluidClient({
    configuration: {
      // A rewrite in next.config.ts maps this to the merchant's back end.
      endpoint: `${origin}/erp`,
      deviceId: 'TPIRONBARK',
      companyId: 'IRONBARK',
      isTaxRegion: false,
      companyName: 'Ironbark Trade',
      companyEmail: 'trade@ironbark.example',
      abn: '51 824 753 556',
      locale: 'en-AU',
      currency: 'AUD',
    },
  })
}
