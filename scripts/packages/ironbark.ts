import type { Configuration } from '@trade-portal/fluid-sdk'

/** Returns the configuration of a demo merchant with a back end at an address. */
export const ironbarkAt = (endpoint: string): Configuration => ({
  endpoint,
  deviceId: 'TPIRONBARK',
  companyId: 'IRONBARK',
  isTaxRegion: false,
  companyName: 'Ironbark Trade',
  companyEmail: 'trade@ironbark.example',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
})
