import { defaultSettings } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import { createFormats } from '../messages/formats'
import { messagesIn } from '../messages/MessagesOf'

/** Returns the part of a portal that depends on its merchant alone, without a session. */
export function signedOutPortal(configuration: Configuration) {
  const { locale, currency, isTaxRegion } = configuration
  return {
    messagesOf: messagesIn(locale, isTaxRegion),
    locale,
    currency,
    isTaxRegion,
    formats: createFormats(locale, currency),
    session: { status: 'signedOut', isExpired: false, hasLeft: false },
    sessionChanged: () => undefined,
    settings: defaultSettings(configuration),
    signInRoute: undefined,
    prices: 'ask',
    emit: () => true,
    pace: 1,
  } as const
}

/** The configuration of no merchant, for rendering that depends on none and makes no call. */
export const noConfiguration: Configuration = {
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
