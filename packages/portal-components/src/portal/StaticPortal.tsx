import { createFluidClient, createMemoryStorage, defaultSettings } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { createFormats } from '../words/formats'
import { messagesOf } from '../words/catalogue'
import { PortalRoot } from './PortalRoot'
import { sharedStateOf } from './sharedState'
import { ThemeRoot } from './ThemeRoot'

export interface StaticPortalProps {
  configuration: Configuration
  hrefFor: (to: string) => string
  /** The places that the host has. Default: all that widgets lead to. */
  places?: readonly string[]
  children: ReactNode
}

/** What a widget stands in while its HTML is made ahead of time: words and theme, no page and nobody signed in. */
export function StaticPortal({ configuration, hrefFor, places, children }: StaticPortalProps) {
  const { locale, currency, isTaxRegion } = configuration
  const client = createFluidClient({
    configuration,
    storage: createMemoryStorage(),
    tabStorage: createMemoryStorage(),
  })
  return (
    <PortalRoot
      portal={{
        client,
        shared: sharedStateOf(client),
        navigate: () => undefined,
        hrefFor,
        places,
        messages: messagesOf(locale, isTaxRegion),
        locale,
        currency,
        isTaxRegion,
        formats: createFormats(locale, currency),
        session: { status: 'signedOut', isExpired: false, hasLeft: false },
        settings: defaultSettings(configuration),
        signInPlace: undefined,
        areFailuresThrown: false,
      }}
    >
      <ThemeRoot>{children}</ThemeRoot>
    </PortalRoot>
  )
}
