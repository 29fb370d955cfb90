import type { Configuration } from '@trade-portal/fluid-sdk'

/** A merchant of whom nothing matters but that there is one. */
export const plainConfiguration: Configuration = {
  endpoint: 'https://ironbark.example',
  deviceId: 'D',
  companyId: 'C',
  isTaxRegion: false,
  companyName: '',
  companyEmail: '',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
}
