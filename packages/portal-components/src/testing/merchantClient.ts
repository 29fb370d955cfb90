import { createFluidClient, createMemoryStorage } from '@trade-portal/fluid-sdk'
import type {
  Configuration,
  FluidClient,
  FluidClientOptions,
  FluidStorage,
  OrderKind,
} from '@trade-portal/fluid-sdk'
import type { Merchant } from '@trade-portal/demo-data'
import type { Fault, Sandbox } from '@trade-portal/fluid-sandbox'
import type { ListingView } from '../data/catalogue/listing'
import { text } from '../context/stored/checks'
import { openStored } from '../context/stored/openStored'
import { interruptOrder } from './interruptOrder'
import { through } from './network'
import type { Network } from './network'

/** The back end of a test or a story. */
export interface SandboxSetting {
  merchant?: Merchant
  size?: 'small' | 'normal' | 'huge'
  /** Default: true. */
  signedIn?: boolean
  /** Settings of the merchant by their names on the wire, each switched on with its value. */
  settings?: Record<string, string>
  /** Entries of the merchant's configuration that are not as usual, such as its region. */
  configuration?: Partial<Configuration>
  /** Faults from after the sign-in on. */
  faults?: Fault[]
  /** The way answers arrive, from after the sign-in on. Default: fast. */
  network?: Network
  /**
   * Speeds the client's clock up by this factor, so that half a minute of looking for an order is soon over.
   * Default: `pace`.
   */
  haste?: number
  /** Divides every wait that the customer sees of the portal. Default: 1. */
  pace?: number
  /** An earlier page sent an order and went away without an answer, before the order was placed or after. */
  interrupted?: 'before' | 'after'
  /** Kind of the order that page sent. Default: an order. */
  interruptedKind?: OrderKind
  /** Acts as the customer did on the page after that one. */
  next?: (client: FluidClient) => Promise<void>
  /** The customer has switched 'See Prices' on in this tab, or off. Default: neither. */
  seesPrices?: boolean
  /** How this device looks at listings. Default: as a list. */
  view?: ListingView
  /** The places that the host has. Default: all of them. */
  places?: readonly string[]
  /** Acts as the customer did earlier, such as filling the cart, or writes straight to the back end. */
  before?: (client: FluidClient, sandbox: Sandbox) => Promise<void> | void
}

const configurations: Record<Merchant, Configuration> = {
  ironbark: {
    endpoint: 'https://ironbark.example',
    deviceId: 'TPIRONBARK',
    companyId: 'IRONBARK',
    isTaxRegion: false,
    companyName: 'Ironbark Trade',
    companyEmail: 'trade@ironbark.example',
    abn: '51 824 753 556',
    locale: 'en-AU',
    currency: 'AUD',
  },
  cascade: {
    endpoint: 'https://cascade.example',
    deviceId: 'TPCASCADE',
    companyId: 'CASCADE',
    isTaxRegion: true,
    companyName: 'Cascade Lumber & Supply',
    companyEmail: 'trade@cascade.example',
    abn: '',
    locale: 'en-US',
    currency: 'USD',
  },
}

/** Makes a client whose calls a sandbox answers, signed in as the merchant's demo customer unless told otherwise. */
export async function merchantClient(sandbox: Sandbox, setting: SandboxSetting): Promise<FluidClient> {
  const {
    merchant = 'ironbark',
    signedIn = true,
    settings = {},
    faults = [],
    interrupted,
    before,
    next,
    seesPrices,
    view,
  } = setting
  for (const [name, value] of Object.entries(settings)) switchOn(sandbox, name, value)
  let storage = createMemoryStorage()
  const tabStorage = createMemoryStorage()
  const open = () => openClient(sandbox, setting, storage, tabStorage)
  let client = open()
  const signIn = () => client.session.signIn({ username: 'builder', password: merchant, isRemembered: false })
  if (signedIn) {
    await signIn()
    await before?.(client, sandbox)
  }
  if (interrupted) {
    const { interruptedKind: kind = 'Order' } = setting
    storage = await interruptOrder(client, sandbox, { storage, when: interrupted, kind })
    client = open()
    await signIn()
    await next?.(client)
  }
  // A new client has read nothing yet, as on a page that somebody loads who is signed in already.
  client = openClient(sandbox, setting, storage, tabStorage, setting.network)
  for (const fault of faults) sandbox.faults.add(fault)
  const owner = { client, user: '' }
  if (seesPrices !== undefined) openStored(owner, 'see-prices', text).write(seesPrices ? 'on' : 'off')
  if (view) openStored(owner, 'listing-view', text).write(view)
  return client
}

function openClient(
  sandbox: Sandbox,
  { merchant = 'ironbark', configuration, pace, haste = pace }: SandboxSetting,
  storage: FluidStorage,
  tabStorage: FluidStorage,
  network: Network = 'fast',
): FluidClient {
  const fetch = through(sandbox, network)
  return createFluidClient({
    configuration: { ...configurations[merchant], ...configuration },
    fetch: (input, init) => fetch(new Request(input, init)),
    storage,
    tabStorage,
    ...(haste && hastyClock(haste)),
  })
}

/** The demo merchant that a client speaks to. */
export const merchantOf = ({ configuration }: FluidClient): Merchant =>
  configuration.companyId === configurations.cascade.companyId ? 'cascade' : 'ironbark'

/** Gives one of the merchant's settings a value. */
export function switchOn({ database }: Sandbox, name: string, value: string) {
  database.run("DELETE FROM widgets WHERE object_set = 'settings' AND label = ?", [name])
  database.run("INSERT INTO widgets VALUES ('settings', ?, 'setting', 1, ?, '', '')", [name, value])
}

function hastyClock(haste: number): Pick<FluidClientOptions, 'now' | 'wait'> {
  const began = Date.now()
  return {
    now: () => began + (Date.now() - began) * haste,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms / haste)),
  }
}
