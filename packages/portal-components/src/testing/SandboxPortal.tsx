import { openBrowserSandbox } from '@trade-portal/demo-data/browser'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PortalProvider } from '../provider/PortalProvider'
import { merchantClient } from './merchantClient'
import type { SandboxSetting } from './merchantClient'

export interface SandboxPortalProps {
  setting: SandboxSetting
  scheme?: 'light' | 'dark' | 'contrast'
  children: ReactNode
}

/** Renders a story's widget in a portal whose back end runs in the page itself. */
export function SandboxPortal({ setting, scheme, children }: SandboxPortalProps) {
  const [client, setClient] = useState<FluidClient | null>(null)

  useEffect(() => {
    let sandbox: Sandbox | undefined
    let isGone = false
    void open(setting).then((opened) => {
      sandbox = opened.sandbox
      if (isGone) sandbox.close()
      else setClient(opened.client)
    })
    return () => {
      isGone = true
      sandbox?.close()
      setClient(null)
    }
  }, [setting])

  if (!client) return <span hidden data-opening />
  return (
    <PortalProvider
      client={client}
      hrefFor={(to) => `#${to}`}
      routes={setting.routes}
      pace={setting.pace}
      scheme={scheme ?? 'light'}
    >
      {children}
    </PortalProvider>
  )
}

/** Fresh data as bytes, by setting: the stories of a page share it, because it takes long to create. */
const fresh = new Map<string, Uint8Array>()

async function open(setting: SandboxSetting) {
  const { merchant = 'ironbark', size = 'small' } = setting
  const kind = [merchant, size].join()
  const sandbox = await openBrowserSandbox({ merchant, size, saved: fresh.get(kind) })
  if (!fresh.has(kind)) fresh.set(kind, sandbox.save())
  return { sandbox, client: await merchantClient(sandbox, setting) }
}
