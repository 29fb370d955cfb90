import { defaultSettings } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import { createFormats } from '../messages/formats'
import { sayIn } from '../messages/Say'

/** The part of a portal that follows from its merchant alone while nobody is signed in. */
export function signedOutPortal(configuration: Configuration) {
  const { locale, currency, isTaxRegion } = configuration
  return {
    say: sayIn(locale, isTaxRegion),
    locale,
    currency,
    isTaxRegion,
    formats: createFormats(locale, currency),
    session: { status: 'signedOut', isExpired: false, hasLeft: false },
    sessionChanged: () => undefined,
    settings: defaultSettings(configuration),
    signInPlace: undefined,
    prices: 'ask',
    emit: () => true,
    pace: 1,
  } as const
}
