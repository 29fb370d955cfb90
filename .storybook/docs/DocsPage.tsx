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
import { elementDocs } from '../../packages/portal-components/src/elements/elementDocs'
import { widgetDocs } from './widgetDocs'
import facts from './widgetFacts.json'
import { elementLines, factsPage, reactLines, statesLine } from './widgetText'
import wireCalls from './wireCalls.json'

/** The page of a widget; a part or a surface is told by its props and its stories. */
export function DocsPage() {
  const [first] = useContext(DocsContext).componentStories()
  const [, widget] = /^Widgets\/(\w+)$/.exec(first?.title ?? '') ?? []
  return widget && widget in widgetDocs ? <WidgetPage name={widget as keyof typeof facts} /> : <PartPage />
}

function WidgetPage({ name }: { name: keyof typeof facts }) {
  const stories = useContext(DocsContext).componentStories()
  const [first] = stories
  const doc = widgetDocs[name]
  if (!first || !doc) return null
  const args = first.initialArgs as Record<string, unknown>
  return (
    <>
      <Title />
      <Subtitle>{facts[name].about}</Subtitle>
      <Canvas of={first.moduleExport as Parameters<typeof Canvas>[0]['of']} />
      <Controls />
      <Markdown>{factsPage({ doc, facts: facts[name], calls: wireCalls[name] })}</Markdown>
      <Markdown>{statesLine(stories)}</Markdown>
      <Markdown>## Embed</Markdown>
      <Source language="tsx" code={reactLines(name, args)} />
      {doc.element && (
        <Source language="html" code={elementLines(doc.element, elementDocs[doc.element], args)} />
      )}
    </>
  )
}

function PartPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
