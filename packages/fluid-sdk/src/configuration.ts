import type { Currency, Locale } from './areas/settings'

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
