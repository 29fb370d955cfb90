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
  /** Changes of the merchant's configuration, such as its region. */
  configuration?: Partial<Configuration>
  /** Faults after the sign-in. */
  faults?: Fault[]
  /** The network after the sign-in. Default: fast. */
  network?: Network
  /** Speeds the client's clock up by this factor, to shorten half a minute of looking for an order. Default: `pace`. */
  haste?: number
  /** Divides every wait that the portal's customer sees. Default: 1. */
  pace?: number
  /** An earlier page sent an order and closed without an answer, before the order was placed or after. */
  interrupted?: 'before' | 'after'
  /** Kind of that order. Default: an order. */
  interruptedKind?: OrderKind
  /** Repeats the customer's actions on the page after that one. */
  next?: (client: FluidClient) => Promise<void>
  /** The customer has switched 'See Prices' on in this tab, or off. Default: neither. */
  seesPrices?: boolean
  /** The view of listings on this device. Default: a list. */
  view?: ListingView
  /** The routes that the host has. Default: all of them. */
  routes?: readonly string[]
  /** Repeats the customer's earlier actions, such as filling the cart, or writes directly to the back end. */
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

/** Creates a client with a sandbox behind it. The merchant's demo customer is signed in by default. */
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
  // A new client has an empty cache, like a page loaded with a stored session.
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

/** Returns the demo merchant of a client. */
export const merchantOf = ({ configuration }: FluidClient): Merchant =>
  configuration.companyId === configurations.cascade.companyId ? 'cascade' : 'ironbark'

/** Sets one of the merchant's settings. */
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
