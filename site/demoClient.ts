import { createFluidClient, loadConfiguration } from '@trade-portal/fluid-sdk'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { openBackEnd } from '../apps/portal/demo/backEnd'

/** Opens a client of the demo's back end, which runs in this page. `base` is the folder with `config/`. */
export async function openDemoClient(base: string): Promise<FluidClient> {
  const url = new URL('config/configuration.json', base).href
  const configuration = await loadConfiguration({ url, baseUrl: url })
  return createFluidClient({ configuration, fetch: openBackEnd('ironbark') })
}

/** Signs the demo's customer in, unless a session exists. */
export async function signInDemo({ session }: FluidClient): Promise<void> {
  if (!session.current()) await session.signIn({ username: 'builder', password: 'ironbark' })
}
