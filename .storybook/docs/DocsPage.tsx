import {
  Canvas,
  Controls,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { ComponentProps } from 'react'
import type { PartFacts } from '../../scripts/widgetFacts'
import { embeddedOf, widgetOf } from '../embed/embeddedOf'
import { elementLines, reactLines } from '../embed/embedLines'
import { partDocs } from './partDocs'
import partFacts from './partFacts.json'
import { definitions } from '../../packages/portal-components/src/widgets/definitions'
import facts from './widgetFacts.json'
import { factsPage, partPage, statesLine } from './widgetText'

/** The page of a widget, or the shorter one of a part, a surface or a page of the theme. */
export function DocsPage() {
  const [first] = useContext(DocsContext).componentStories()
  const widget = widgetOf(first?.title ?? '')
  if (widget) return <WidgetPage name={widget as keyof typeof facts} />
  return <PartPage title={first?.title ?? ''} />
}

function WidgetPage({ name }: { name: keyof typeof facts }) {
  const stories = useContext(DocsContext).componentStories()
  const [first] = stories
  const definition = definitions.find((each) => each.name === name)
  const element = embeddedOf(name)
  if (!first || !definition) return null
  const args = first.initialArgs as Record<string, unknown>
  return (
    <>
      <Title />
      <Subtitle>{definition.summary}.</Subtitle>
      <Canvas of={first.moduleExport as ComponentProps<typeof Canvas>['of']} />
      <Controls />
      <Markdown>{factsPage({ doc: definition.docs, facts: facts[name] })}</Markdown>
      <Markdown>{statesLine(stories)}</Markdown>
      <Markdown>## Embed</Markdown>
      <Source language="tsx" code={reactLines(name, args)} />
      {element && <Source language="html" code={elementLines(element, args)} />}
    </>
  )
}

function PartPage({ title }: { title: string }) {
  const doc = partDocs[title]
  const facts = (partFacts as Record<string, PartFacts>)[title]
  return (
    <>
      <Title />
      <Subtitle>{facts?.about}</Subtitle>
      <Primary />
      <Controls />
      {doc && facts && <Markdown>{partPage(doc, facts)}</Markdown>}
      <Stories includePrimary={false} />
    </>
  )
}
