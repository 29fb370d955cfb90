import type { Decorator } from '@storybook/react-vite'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { SandboxPortalProps } from '../packages/portal-components/src/testing/SandboxPortal'
import { schemeOf } from './inTheme'
import { configurationOf, type ToolbarValues } from './toolbar'

// A separate chunk: the stories of parts need no back end.
const SandboxPortal = lazy(() =>
  import('../packages/portal-components/src/testing/SandboxPortal').then(({ SandboxPortal }) => ({
    default: SandboxPortal,
  })),
)

type Setting = SandboxPortalProps['setting']

interface SandboxedProps {
  sandbox: Setting
  values: ToolbarValues
  children: ReactNode
}

function Sandboxed({ sandbox, values, children }: SandboxedProps) {
  const { merchant, network, region, locale } = values
  // A new setting opens a new back end, so it must not change while the story is mounted.
  const setting = useMemo(
    () => ({ merchant, network, configuration: configurationOf({ region, locale }), ...sandbox }),
    [merchant, network, region, locale, sandbox],
  )
  return (
    <Suspense fallback={<span hidden data-opening />}>
      <SandboxPortal
        key={[setting.merchant, network, region, locale].join(' ')}
        setting={setting}
        scheme={schemeOf(values)}
      >
        {children}
      </SandboxPortal>
    </Suspense>
  )
}

/** Args of a story for merchants without the story's own product, list or number. */
type ArgsOf = Partial<Record<ToolbarValues['merchant'], Record<string, unknown>>>

/**
 * Renders a story that has `parameters.sandbox` in a portal with its own back end; `{}` takes every default.
 * `parameters.argsOf` gives it other args with another merchant.
 */
export const inPortal: Decorator = (Story, { args, parameters, globals }) => {
  const sandbox = parameters['sandbox'] as Setting | undefined
  if (!sandbox) return <Story />
  const values = globals as ToolbarValues
  const argsOf = (parameters['argsOf'] ?? {}) as ArgsOf
  const own = argsOf[sandbox.merchant ?? values.merchant]
  return (
    <Sandboxed sandbox={sandbox} values={values}>
      <Story args={{ ...args, ...own }} />
    </Sandboxed>
  )
}
