import { flag, text } from './calls/decode'
import { untilAborted } from './calls/signals'
import { FluidError, FluidTransportError } from './errors'

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

/** A merchant's entry of `./config/configuration.json`. */
export interface Configuration {
  /** The back end's base, such as `https://erp.example.com`. `endpointUrl` */
  endpoint: string
  deviceId: string
  companyId: string
  /** The tax region's words and fields. `usa` */
  isTaxRegion: boolean
  companyName: string
  companyEmail: string
  abn: string
  locale: Locale
  currency: Currency
}

/** The fields of an entry, in the file's spelling. `configuration.schema.json` describes each. */
export const configurationFields = [
  'endpointUrl',
  'device_id',
  'company_id',
  'usa',
  'company_name',
  'company_email',
  'abn',
  'locale',
  'currency',
] as const

/** An entry as it may really be in the file. No other fields are read. */
type WrittenEntry = Partial<Record<(typeof configurationFields)[number], unknown>>

export interface LoadConfigurationInput {
  /** The file's address, such as `./config/configuration.json`; absolute where there is no page. */
  url: string
  /**
   * The page's address, which a relative `url` is resolved against; the file's own for a page outside of its portal.
   * Default: the page's own address.
   */
  baseUrl?: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  signal?: AbortSignal | undefined
}

const OPERATION = 'loadConfiguration'

/**
 * Reads the merchant's configuration: the first entry of the file's device list.
 *
 * A relative `endpointUrl` is resolved against the page when the page's own origin serves the file. For any other
 * caller (Node, a page of another origin, or with the file's address as `baseUrl`) it resolves as in the file's own
 * portal: empty is the file's origin, and a path is relative to the folder above `config/`.
 *
 * @throws {FluidTransportError} when the file cannot be loaded or is not JSON.
 * @throws {FluidError} when it holds no usable entry.
 * @example
 * const configuration = await loadConfiguration({ url: './config/configuration.json' })
 * const client = createFluidClient({ configuration })
 */
export async function loadConfiguration(input: LoadConfigurationInput): Promise<Configuration> {
  input.signal?.throwIfAborted()
  const page = input.baseUrl ?? pageAddress()
  const url = resolve(input.url, page)
  if (!url) throw new FluidError(`${input.url} is relative to no page: give an absolute url`, OPERATION)
  return toConfiguration(await untilAborted(readFile(url, input), input.signal), { url, page })
}

async function readFile(url: string, { fetch = globalThis.fetch, signal }: LoadConfigurationInput) {
  let status: number | null = null
  try {
    const response = await fetch(url, { ...(signal && { signal }) })
    status = response.status
    const body = await response.text()
    if (status === 200) return JSON.parse(body) as unknown
  } catch (cause) {
    throw new FluidTransportError(OPERATION, status, { cause, source: url })
  }
  throw new FluidTransportError(OPERATION, status, { source: url })
}

/** The file's address, and the page's if there is a page. */
interface Place {
  url: string
  page: string | undefined
}

function toConfiguration(file: unknown, { url, page }: Place): Configuration {
  const list = (file as { DeviceList?: unknown } | null)?.DeviceList
  const entry: unknown = Array.isArray(list) ? list[0] : null
  if (typeof entry !== 'object' || entry === null) {
    throw new FluidError(`${url} has no entry in a DeviceList`, OPERATION)
  }
  const { endpointUrl, locale, currency, usa, ...texts } = entry as WrittenEntry
  checkScheme(endpointUrl, OPERATION)
  const endpoint = toEndpoint(endpointUrl ?? '', homeOf({ url, page }))
  if (!endpoint) throw new FluidError(`The endpointUrl of ${url} is no http address`, OPERATION)
  const isTaxRegion = flag(usa)
  return {
    endpoint,
    deviceId: text(texts.device_id),
    companyId: text(texts.company_id),
    isTaxRegion,
    companyName: text(texts.company_name),
    companyEmail: text(texts.company_email),
    abn: text(texts.abn),
    locale: parseLocale(text(locale)) ?? (isTaxRegion ? 'en-US' : 'en-AU'),
    currency: parseCurrency(text(currency)) ?? (isTaxRegion ? 'USD' : 'AUD'),
  }
}

/**
 * Checks a configuration, perhaps written by hand: its endpoint may end with a slash.
 *
 * @throws {FluidError} when there is none, or its endpoint is no http address.
 */
export function checkedConfiguration(configuration: Configuration | undefined): Configuration {
  if (typeof configuration?.endpoint !== 'string') {
    throw new FluidError(
      'Give the client a configuration: { configuration: await loadConfiguration({ url }) }',
      'createContext',
    )
  }
  checkScheme(configuration.endpoint, 'createContext')
  const endpoint = toEndpoint(configuration.endpoint, pageAddress())
  if (!endpoint) throw new FluidError('The endpoint of the configuration is no http address', 'createContext')
  return { ...configuration, endpoint }
}

/** Parses `AUD`, `USD` or its short form `US`; anything else is `null`. */
export function parseCurrency(value: string): Currency | null {
  const code = value.trim().toUpperCase()
  if (code === 'US') return 'USD'
  return code === 'AUD' || code === 'USD' ? code : null
}

/** Parses a locale of the portal; anything else is `null`. */
export function parseLocale(value: string): Locale | null {
  const tag = value.trim().toLowerCase().replace('_', '-')
  return (['en-AU', 'en-US'] as const).find((locale) => locale.toLowerCase() === tag) ?? null
}

/** Returns the page that an endpoint is relative to: this one when it serves the file, else the file's portal. */
function homeOf({ url, page = '' }: Place): string {
  const file = new URL(url)
  if (page !== url && URL.canParse(page) && new URL(page).origin === file.origin) return page
  return new URL(/\/config\/[^/]*$/.test(file.pathname) ? '..' : '.', file).href
}

/** An address starting with a host's name would be taken for a path, or `localhost:` for a scheme. */
const BARE_HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?:\/|$)/i

/** @throws {FluidError} when an endpoint is a host's name without `https://`. */
function checkScheme(endpoint: unknown, operation: string) {
  if (typeof endpoint !== 'string' || !BARE_HOST.test(endpoint.trim())) return
  const written = endpoint.trim()
  throw new FluidError(
    `The endpoint "${written}" would be taken for a path: write https://${written}, or ./${written} where it is one`,
    operation,
  )
}

/** Resolves the address: nothing is the page's origin, a relative value keeps its path, query and fragment go. */
function toEndpoint(written: unknown, base: string | undefined): string | null {
  const resolved = typeof written === 'string' && resolve(written.trim() || '/', base)
  if (!resolved) return null
  const { protocol, origin, pathname } = new URL(resolved)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.replace(/\/+$/, '') : null
}

function resolve(address: string, baseUrl: string | undefined): string | null {
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : null
}

/** Returns the page's address. Node has no page: addresses there must be absolute or come with a `baseUrl`. */
function pageAddress(): string | undefined {
  return (globalThis as { location?: { href: string } }).location?.href
}
