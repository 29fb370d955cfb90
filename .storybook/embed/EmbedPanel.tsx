// Storybook compiles its own frame's JSX to calls of `React`, whatever the project's settings say.
import * as React from 'react'
import { AddonPanel, Code, P, SyntaxHighlighter } from 'storybook/internal/components'
import { useArgs, useArgTypes, useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api'
import { embeddedOf, widgetOf } from './embeddedOf'
import { elementLines, onlyInReact, reactLines } from './embedLines'

type Args = Record<string, unknown>

/** Shows the lines that embed the story's widget in a page, with the current values of its controls. */
export function EmbedPanel({ active }: { active: boolean }) {
  const widget = widgetOf(useStorybookApi().getCurrentStoryData()?.title ?? '')
  const args = useShownArgs()
  if (!active) return null
  return (
    <AddonPanel active>
      <section aria-label="Embed" style={{ display: 'grid', gap: 8, padding: 16 }}>
        {widget ? <WidgetLines widget={widget} args={args} /> : <P>{NO_WIDGET}</P>}
      </section>
    </AddonPanel>
  )
}

const NO_WIDGET =
  'This is no widget, so there is nothing to paste: it comes with the widgets that are made of it. Choose a story under Widgets.'

function WidgetLines({ widget, args }: { widget: string; args: Args }) {
  const element = embeddedOf(widget)
  const missing = element ? onlyInReact(element, args) : []
  return (
    <React.Fragment>
      <P>In any page:</P>
      {element ? (
        <SyntaxHighlighter language="html" copyable bordered padded wrapLongLines>
          {elementLines(element, args)}
        </SyntaxHighlighter>
      ) : (
        <P>{widget} belongs to the shell of a portal and is no element. A React page can have it.</P>
      )}
      {missing.length > 0 && (
        <P>
          No attribute sets{' '}
          {missing.map((name, index) => (
            <React.Fragment key={name}>
              {index > 0 && ', '}
              <Code>{name}</Code>
            </React.Fragment>
          ))}
          : a React page alone can.
        </P>
      )}
      <P>
        In a React page, inside a <Code>PortalProvider</Code>:
      </P>
      <SyntaxHighlighter language="tsx" copyable bordered padded wrapLongLines>
        {reactLines(widget, args)}
      </SyntaxHighlighter>
    </React.Fragment>
  )
}

/** Returns the args a story renders with. Args of its merchant take precedence, and callbacks appear as placeholders. */
function useShownArgs(): Args {
  const [args] = useArgs()
  const [globals] = useGlobals()
  const argTypes = useArgTypes()
  const argsOf = useParameter<Record<string, Args>>('argsOf', {})
  // A function does not reach this frame. Required props are known from their types.
  const callbacks = Object.entries(argTypes).filter(
    ([, { type }]) => typeof type === 'object' && type.required && type.name === 'function',
  )
  return {
    ...args,
    ...Object.fromEntries(callbacks.map(([name]) => [name, () => undefined])),
    ...argsOf?.[String(globals['merchant'])],
  }
}
