import { absenceReasons } from '../packages/portal-components/src/widgets/absences.ts'
import type { WidgetState } from '../packages/portal-components/src/widgets/absences.ts'
import { definitions } from '../packages/portal-components/src/widgets/definitions.ts'
import type { StoryFile } from './stories.ts'

/** States a widget cannot be in, with the reason. */
interface AbsentStates {
  reason: string
  states: readonly WidgetState[]
  widgets: readonly string[]
}

/**
 * The empty cells of docs/states.md, from the widgets' definitions: a widget has a story for each state, or a reason
 * here.
 */
export const absentStates: readonly AbsentStates[] = Object.entries(absenceReasons).flatMap(
  ([key, reason]) => {
    const said = definitions.flatMap(({ name, absences }) =>
      Object.entries(absences ?? {}).flatMap(([each, states]) => (each === key ? [{ name, states }] : [])),
    )
    const groups = Map.groupBy(said, ({ states }) => states.join())
    return [...groups.values()].map((group) => ({
      reason,
      states: group[0]?.states ?? [],
      widgets: group.map(({ name }) => name),
    }))
  },
)

/** The states of a widget in the order of their columns, with the stories that show them. */
export const stateStories: Readonly<Record<WidgetState, string>> = {
  default: 'Default',
  loading: 'Loading',
  empty: 'Empty',
  refused: 'Refused',
  offline: 'Offline',
  slow: 'Slow',
  longNames: 'LongNames',
  hugeNumbers: 'HugeNumbers',
  narrow: 'Narrow',
  taxRegion: 'TaxRegion',
  pricesHidden: 'PricesHidden',
  signedOut: 'SignedOut',
  rightToLeft: 'RightToLeft',
}

const states = Object.keys(stateStories) as WidgetState[]

/** A widget in a state: its story, or the reason for its absence, or neither, which is a gap. */
interface Cell {
  widget: string
  state: WidgetState
  storyId: string | null
  /** Indices of the reasons in the list; more than one contradict each other. */
  reasons: number[]
}

/** Puts the widgets' stories and the reasons for absent states into one cell per widget and state. */
export function cellsOf(files: readonly StoryFile[], absent: readonly AbsentStates[]): Cell[] {
  return widgetsOf(files).flatMap(({ title, stories }) => {
    const widget = title.replace('Widgets/', '')
    return states.map((state) => {
      const name = stateStories[state]
      const hasStory = stories.some((story) => story.name === name)
      const reasons = absent.flatMap(({ widgets, states }, index) =>
        widgets.includes(widget) && states.includes(state) ? [index] : [],
      )
      return { widget, state, storyId: hasStory ? storyIdOf(title, name) : null, reasons }
    })
  })
}

const widgetsOf = (files: readonly StoryFile[]) => files.filter(({ title }) => /^Widgets\/\w+$/.test(title))

/** Returns Storybook's id of a story: `Widgets/ProductList` and `LongNames` make `widgets-productlist--long-names`. */
const storyIdOf = (title: string, name: string) =>
  `${title.toLowerCase().replace('/', '-')}--${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`

/** Finds cells with neither story nor reason, or with both, and reasons for unknown widgets. */
export function problemsOf(cells: readonly Cell[], absent: readonly AbsentStates[]): string[] {
  const known = new Set(cells.map(({ widget }) => widget))
  return [
    ...cells.flatMap(({ widget, state, storyId, reasons }) => {
      const answers = reasons.length + (storyId === null ? 0 : 1)
      if (answers === 1) return []
      return [`${widget} ${state} has ${answers === 0 ? 'neither story nor reason' : 'more than one answer'}`]
    }),
    ...absent.flatMap(({ widgets }) =>
      widgets.filter((widget) => !known.has(widget)).map((widget) => `${widget} is no widget with stories`),
    ),
  ]
}

/**
 * Returns the page of the docs: each widget a row, each state a column, a link to the story or the number of the
 * reason.
 */
export function statesPage(cells: readonly Cell[], absent: readonly AbsentStates[]): string {
  const words = Object.values(stateStories).map((name) =>
    name.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
  const widgets = [...new Set(cells.map(({ widget }) => widget))]
  const shown = cells.filter(({ storyId }) => storyId !== null).length
  const rows = widgets.map((widget) => {
    const own = cells.filter((cell) => cell.widget === widget)
    return `| ${[widget, ...own.map(textOf)].join(' | ')} |`
  })
  return [
    '# States',
    `Every widget in every state that a person can meet: ${shown} of ${cells.length} have a story (●), which runs as a test with its accessibility check. A number is the reason why a widget cannot be in a state. \`node scripts/states.ts\` writes this page from the stories.`,
    [
      `| ${['Widget', ...words].join(' | ')} |`,
      `| ${['---', ...words.map(() => ':-:')].join(' | ')} |`,
      ...rows,
    ].join('\n'),
    absent.map(({ reason }, index) => `${index + 1}. ${reason}`).join('\n'),
  ].join('\n\n')
}

const textOf = ({ storyId, reasons }: Cell) =>
  storyId === null ? reasons.map((index) => index + 1).join(' ') : `[●](?path=/story/${storyId})`
