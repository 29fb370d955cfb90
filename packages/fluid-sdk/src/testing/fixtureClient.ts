import type { FluidClientOptions } from '../calls/createContext'
import { createFluidClient } from '../client'
import type { FluidClient } from '../client'
import { createMemoryStorage } from '../storage/storage'
import type { WireOperations } from '../wire/operations'
import { scriptedFetch } from './scriptedFetch'
import type { Script, SentCall } from './scriptedFetch'
import { listWireFixtures, readWireFixture } from './wireFixture'

/** The merchant of docs/wire. */
export const fixtureConfiguration: FluidClientOptions['configuration'] = {
  endpoint: 'https://fluid.example',
  deviceId: 'TP001',
  companyId: '01',
  isTaxRegion: false,
  companyName: 'Example Timber',
  companyEmail: 'hello@timber.example',
  abn: '11 222 333 444',
  locale: 'en-AU',
  currency: 'AUD',
}

/** The customer of docs/wire. */
export const fixtureSignIn = { username: 'builder', password: 'correct horse & 100%', isRemembered: false }

/** Creates a client whose back end answers every call with its fixture, unless the script has an answer. */
export function createFixtureClient(
  script: Script = {},
  options: Partial<FluidClientOptions> = {},
): { client: FluidClient; calls: SentCall[] } {
  const answers = listWireFixtures().map((operation) => [
    operation,
    () => readWireFixture(operation as keyof WireOperations).answer,
  ])
  const { fetch, calls } = scriptedFetch({ ...Object.fromEntries(answers), ...script })
  const client = createFluidClient({
    configuration: fixtureConfiguration,
    fetch,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
    ...options,
  })
  return { client, calls }
}
