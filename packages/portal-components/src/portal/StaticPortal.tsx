import { createFluidClient, createMemoryStorage, defaultSettings } from '@trade-portal/fluid-sdk'
import type { Configuration } from '@trade-portal/fluid-sdk'
import type { ReactNode } from 'react'
import { createFormats } from '../words/formats'
import { sayIn } from '../words/Say'
import { nobody } from './nobody'
import { PortalRoot } from './PortalRoot'
import { sharedStateOf } from './sharedState'
import { ThemeRoot } from './ThemeRoot'

export interface StaticPortalProps {
  /** Default: a merchant of no name, for words and looks that depend on none. */
  configuration?: Configuration
  hrefFor: (to: string) => string
  /** The places that the host has. Default: every place that widgets lead to. */
  places?: readonly string[]
  children: ReactNode
}

/**
 * Surrounds a widget whose HTML is made ahead of time: it has words and a theme, but no page, and nobody is signed
 * in.
 */
export function StaticPortal({ configuration = nobody, hrefFor, places, children }: StaticPortalProps) {
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
        shared: sharedStateOf(client, 1),
        navigate: () => undefined,
        hrefFor,
        places,
        say: sayIn(locale, isTaxRegion),
        locale,
        currency,
        isTaxRegion,
        formats: createFormats(locale, currency),
        session: { status: 'signedOut', isExpired: false, hasLeft: false },
        settings: defaultSettings(configuration),
        signInPlace: undefined,
        areFailuresThrown: false,
        emit: () => true,
        pace: 1,
      }}
    >
      <ThemeRoot>{children}</ThemeRoot>
    </PortalRoot>
  )
}
