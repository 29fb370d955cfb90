import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import type { PortalProviderProps } from '../provider/PortalProvider'
import { merchantClient } from './merchantClient'
import type { SandboxSetting } from './merchantClient'

/** Renders a widget in a separate portal with a separate back end. */
export async function renderPortal(
  ui: ReactNode,
  setting: SandboxSetting = {},
  host: Pick<
    PortalProviderProps,
    'signInRoute' | 'areFailuresThrown' | 'onEvent' | 'words' | 'fetchSession' | 'prices'
  > = {},
) {
  const { merchant = 'ironbark', size = 'small', routes, pace } = setting
  const sandbox = openNodeSandbox({ merchant, size })
  onTestFinished(() => sandbox.close())
  const client = await merchantClient(sandbox, setting)
  const navigations: string[] = []
  const user = userEvent.setup()
  const view = render(
    <PortalProvider
      client={client}
      navigate={(to) => navigations.push(to)}
      hrefFor={(to) => `#${to}`}
      routes={routes}
      pace={pace}
      {...host}
    >
      {ui}
    </PortalProvider>,
  )
  return { ...view, sandbox, client, user, navigations }
}
