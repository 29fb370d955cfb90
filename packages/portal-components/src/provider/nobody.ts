import type { Configuration } from '@trade-portal/fluid-sdk'

/** Stands for any merchant where nothing that is drawn depends on whose page it is, and no call is made. */
export const nobody: Configuration = {
  endpoint: 'https://nobody.invalid',
  deviceId: '',
  companyId: '',
  isTaxRegion: false,
  companyName: '',
  companyEmail: '',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
}
