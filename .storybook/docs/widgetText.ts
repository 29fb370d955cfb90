import type { PartFacts, WidgetFacts } from '../../scripts/widgetFacts'
import type { PartDoc } from './partDocs'
import type { WidgetDocs } from '../../packages/portal-components/src/widgets/WidgetDefinition'

interface FactsPage {
  doc: WidgetDocs
  facts: WidgetFacts
}

/** The middle of a widget's page, as Markdown. */
export function factsPage({ doc, facts }: FactsPage): string {
  return [
    `## Anatomy\n\n${doc.anatomy}.`,
    `## Keyboard\n\nTab goes through what can be pressed, Enter and Space press it.${doc.keyboard ? ` ${doc.keyboard}` : ''}`,
    `## What it calls\n\n${doc.calls ? `At rest, once each: ${list(doc.calls)}.` : 'At rest nothing.'}`,
    `## Events\n\nThe provider’s \`onEvent\` tells of the session, the cart, placed orders, errors and links followed.${facts.events.length > 0 ? ` From here also ${list(facts.events)}.` : ''}`,
    themedBy(facts),
    doAndDont(doc),
  ].join('\n\n')
}

/** The middle of the page of a part or a surface, as Markdown. */
export function partPage(doc: PartDoc, facts: PartFacts): string {
  return [`## Keyboard\n\n${doc.keyboard ?? 'It takes no focus.'}`, doAndDont(doc), themedBy(facts)].join(
    '\n\n',
  )
}

const themedBy = ({ variables }: Pick<PartFacts, 'variables'>) =>
  `## Theming variables\n\n${variables.length > 0 ? list(variables) : 'None of its own'}.`

const doAndDont = (doc: Pick<PartDoc, 'do' | 'dont'>) =>
  `## Do and don’t\n\n- **Do:** ${doc.do}\n- **Don’t:** ${doc.dont}`

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Links to the stories of a widget. */
export const statesLine = (stories: readonly { id: string; name: string }[]) =>
  `## States\n\n${stories.map(({ id, name }) => `[${name}](?path=/story/${id})`).join(' · ')}`
