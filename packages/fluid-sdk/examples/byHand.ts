import { createFluidClient } from '@trade-portal/fluid-sdk'

export const client = createFluidClient({
  configuration: {
    endpoint: 'https://erp.example.com/',
    deviceId: 'WEB-01',
    companyId: '01',
    isTaxRegion: false,
    companyName: 'Example Timber',
    companyEmail: 'trade@example.com',
    abn: '',
    locale: 'en-AU',
    currency: 'AUD',
  },
})
