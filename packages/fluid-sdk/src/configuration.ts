import * as v from 'valibot'
import { flag, text } from './calls/decode'
import { FluidError, FluidTransportError } from './errors'

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

/** A merchant's entry of `./config/configuration.json`. */
export interface Configuration {
  /** The back end's base, absolute, without a trailing slash. `endpointUrl` */
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

export interface LoadConfigurationInput {
  /** The file's address, such as `./config/configuration.json`. */
  url: string
  /** The page's address, which relative addresses are resolved against. Default: that of the page itself. */
  baseUrl?: string
  /** Default: the global `fetch`. */
  fetch?: typeof fetch
  signal?: AbortSignal
}

const OPERATION = 'loadConfiguration'

/**
 * Reads the merchant's configuration: the first entry of the file's device list.
 *
 * @throws {FluidTransportError} when the file cannot be had or is no JSON.
 * @throws {FluidError} when it holds no usable entry.
 * @example
 * const configuration = await loadConfiguration({ url: './config/configuration.json' })
 * const client = createFluidClient({ configuration })
 */
export async function loadConfiguration(input: LoadConfigurationInput): Promise<Configuration> {
  const baseUrl = input.baseUrl ?? pageAddress()
  const url = resolve(input.url, baseUrl)
  if (!url) throw new FluidError(`${input.url} is no address`, OPERATION)
  return toConfiguration(await readFile(url, input), baseUrl)
}

async function readFile(url: string, { fetch = globalThis.fetch, signal }: LoadConfigurationInput) {
  let status: number | null = null
  try {
    const response = await fetch(url, { ...(signal && { signal }) })
    status = response.status
    const body = await response.text()
    if (status === 200) return JSON.parse(body) as unknown
  } catch (error) {
    signal?.throwIfAborted()
    throw new FluidTransportError(OPERATION, status, { cause: error })
  }
  throw new FluidTransportError(OPERATION, status)
}

function toConfiguration(file: unknown, baseUrl: string | undefined): Configuration {
  const list = v.safeParse(fileSchema(), file)
  const entry = v.safeParse(entrySchema(), list.success ? list.output.DeviceList[0] : null)
  if (!entry.success) throw new FluidError('The configuration holds no DeviceList entry', OPERATION)
  const { endpointUrl, locale, currency, usa, ...texts } = entry.output
  const endpoint = toEndpoint(endpointUrl ?? '', baseUrl)
  if (!endpoint) throw new FluidError('The endpointUrl of the configuration is no http address', OPERATION)
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

/** Reads `AUD`, `USD` or its short form `US`; anything else is `null`. */
export function parseCurrency(value: string): Currency | null {
  const code = value.trim().toUpperCase()
  if (code === 'US') return 'USD'
  return code === 'AUD' || code === 'USD' ? code : null
}

/** Reads a locale that the portal speaks; anything else is `null`. */
export function parseLocale(value: string): Locale | null {
  const tag = value.trim().toLowerCase().replace('_', '-')
  return (['en-AU', 'en-US'] as const).find((locale) => locale.toLowerCase() === tag) ?? null
}

/** Resolves the address. Nothing means the page's origin; a relative value keeps its path; query and fragment go. */
function toEndpoint(endpointUrl: string, baseUrl: string | undefined): string | null {
  const written = endpointUrl.trim() || '/'
  const resolved = resolve(written, baseUrl)
  if (!resolved) return null
  const { protocol, origin, pathname } = new URL(resolved)
  return /^https?:$/.test(protocol) ? `${origin}${pathname}`.replace(/\/+$/, '') : null
}

function resolve(address: string, baseUrl: string | undefined): string | null {
  return URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : null
}

/** Gives the page's address. Node has no page: addresses there must be absolute or come with a `baseUrl`. */
function pageAddress(): string | undefined {
  return (globalThis as { location?: { href: string } }).location?.href
}

// Functions, since a bundler keeps what a module makes while it loads, whether anything asks for it or not.
function fileSchema() {
  return v.object({ DeviceList: v.pipe(v.array(v.unknown()), v.minLength(1)) })
}

function entrySchema() {
  return v.partial(
    v.object({
      endpointUrl: v.nullish(v.string(), ''),
      device_id: v.unknown(),
      company_id: v.unknown(),
      usa: v.unknown(),
      abn: v.unknown(),
      company_name: v.unknown(),
      company_email: v.unknown(),
      locale: v.unknown(),
      currency: v.unknown(),
    }),
  )
}
