import type { Decorator } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { SandboxPortalProps } from '../packages/portal-components/src/testing/SandboxPortal'

// A chunk of its own: the stories of parts need no back end.
const SandboxPortal = lazy(() =>
  import('../packages/portal-components/src/testing/SandboxPortal').then(({ SandboxPortal }) => ({
    default: SandboxPortal,
  })),
)

type Setting = SandboxPortalProps['setting']

interface SandboxedProps {
  sandbox: Setting
  merchant: Setting['merchant']
  scheme: SandboxPortalProps['scheme']
  children: ReactNode
}

function Sandboxed({ sandbox, merchant, scheme, children }: SandboxedProps) {
  // A new setting opens a new back end, so it must not change while the story stands.
  const setting = useMemo(() => ({ merchant, ...sandbox }), [merchant, sandbox])
  return (
    <Suspense fallback={null}>
      <SandboxPortal key={`${setting.merchant}`} setting={setting} scheme={scheme}>
        {children}
      </SandboxPortal>
    </Suspense>
  )
}

/** Stands a story that has `parameters.sandbox` in a portal with a back end of its own; `{}` takes every default. */
export const inPortal: Decorator = (Story, { parameters, globals }) => {
  const sandbox = parameters.sandbox as Setting | undefined
  if (!sandbox) return <Story />
  return (
    <Sandboxed sandbox={sandbox} merchant={globals.merchant} scheme={globals.scheme}>
      <Story />
    </Sandboxed>
  )
}
