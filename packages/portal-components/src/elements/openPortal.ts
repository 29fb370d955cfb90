import { createFluidClient, createMemoryStorage, loadConfiguration } from '@trade-portal/fluid-sdk'
import type { Configuration, FluidClient } from '@trade-portal/fluid-sdk'
import type { FetchSession, SharedState } from '../context/PortalContext'
import { noConfiguration } from '../provider/signedOutPortal'
import { sharedStateOf } from '../provider/sharedState'
import { dispatch, PORTAL_CHANGE, SESSION_CHANGED } from './dispatch'
import type { PortalSettings } from './pageSettings'
import type { PortalEvent, PortalEventType } from '../context/portalEvents'

/** A portal of the page: one client, session and cart for all its elements. */
export interface OpenPortal {
  client: FluidClient
  settings: PortalSettings
  /** Calls back when its settings have changed. @returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
}

const portals = new WeakMap<PortalSettings, Promise<OpenPortal>>()

/** Opens the portal for these settings, once. The next call retries a failure. */
export function openPortal(settings: PortalSettings): Promise<OpenPortal> {
  const known = portals.get(settings)
  if (known) return known
  const opened = open(settings).catch((error: unknown) => {
    portals.delete(settings)
    throw error
  })
  portals.set(settings, opened)
  return opened
}

async function open(settings: PortalSettings): Promise<OpenPortal> {
  const configuration = await configurationOf(settings)
  const client = createFluidClient({ configuration, fetch: explaining(configuration) })
  addTheme(settings.attribute('theme'))
  const target = settings.element ?? document
  const shared = sharedStateOf(client, 1)
  shared.listeners.add((event) => {
    if (isOfClient(event)) dispatch(target, event.type, event.detail)
  })
  if (settings.element && client.session.current()) await untilPageScriptsRan()
  followHost(shared, settings)
  return { client, settings, subscribe: subscribeTo(settings) }
}

/** Opens a substitute for a missing portal: it has no merchant, stores nothing, and makes no call. */
export function openAlone(settings: PortalSettings): OpenPortal {
  addTheme(settings.attribute('theme'))
  const client = createFluidClient({
    configuration: noConfiguration,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  return { client, settings, subscribe: subscribeTo(settings) }
}

/** Returns a `fetch` that explains a failure in the console, once, if the browser blocks the back end's answers. */
function explaining({ endpoint }: Configuration): typeof fetch {
  let hasWarned = false
  return async (input, init) => {
    try {
      return await globalThis.fetch(input, init)
    } catch (error) {
      if (!hasWarned && error instanceof TypeError) {
        hasWarned = true
        void import('./warnOfCors').then(({ warnOfCors }) => warnOfCors(endpoint))
      }
      throw error
    }
  }
}

function subscribeTo({ element }: PortalSettings): OpenPortal['subscribe'] {
  return (listener) => {
    element?.addEventListener(PORTAL_CHANGE, listener)
    return () => element?.removeEventListener(PORTAL_CHANGE, listener)
  }
}

async function configurationOf(settings: PortalSettings): Promise<Configuration> {
  const own = settings.property('configuration')
  // Frameworks set a property if an element has one of that name, even for the address.
  if (typeof own === 'object') return own
  const address = own ?? settings.attribute('configuration')
  if (!address) {
    throw new Error(
      'A trade element does not know its merchant: set <trade-portal configuration="…"> to the address of configuration.json, or data-configuration on the script.',
    )
  }
  const url = new URL(address, document.baseURI).href
  return loadConfiguration({ url, baseUrl: url })
}

/** Adds the merchant's stylesheet to the page, unless it is there. It sets variables alone. */
function addTheme(address: string | undefined) {
  if (!address) return
  const { href } = new URL(address, document.baseURI)
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

/** Lets the session follow the host's customer, as soon as the page has set `fetchSession`. */
function followHost({ host }: SharedState, settings: PortalSettings) {
  let followed: FetchSession | undefined
  let stop = () => undefined as void
  const look = () => {
    const fetchSession = settings.property('fetchSession')
    if (fetchSession === followed) return
    const hadOne = followed !== undefined
    followed = fetchSession
    const stopFormer = stop
    stop = fetchSession ? host.follow(fetchSession) : () => undefined
    stopFormer()
    if (hadOne) host.ask()
  }
  look()
  settings.element?.addEventListener(PORTAL_CHANGE, look)
  settings.element?.addEventListener(SESSION_CHANGED, host.ask)
}

/**
 * Waits until the scripts in the page's HTML have run, because one of them may set `fetchSession`. An earlier
 * customer's stored data stays hidden until then.
 */
function untilPageScriptsRan(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation')
  const hasRun =
    document.readyState === 'complete' ||
    (load instanceof PerformanceNavigationTiming && load.domContentLoadedEventStart > 0)
  if (hasRun) return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}

const types: readonly PortalEventType[] = ['cart:change', 'order:placed', 'session:change', 'error']

/** Returns whether an event belongs to the client, which all elements of a portal share. */
export function isOfClient({ type }: PortalEvent): boolean {
  return types.includes(type)
}
