import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { WidgetDefinition } from '../../packages/portal-components/src/widgets/WidgetDefinition.ts'
import { root } from '../merchants.ts'

const folder = join(root, 'packages/portal-components/src')

const files = new Map(
  globSync('widgets/*/*/*.definition.ts', { cwd: folder }).map((file) => {
    const path = file.replace('.definition.ts', '')
    return [path.replace(/^.*\//, ''), path]
  }),
)

/** Returns a widget's file without its extension, relative to the package's sources: `widgets/help/StoreListing/StoreListing`. */
export function fileOf({ name }: Pick<WidgetDefinition, 'name'>): string {
  const file = files.get(name)
  if (file === undefined) throw new Error(`No folder of widgets has ${name}.definition.ts`)
  return file
}

/** Returns whether the widget's file declares props under its name. */
export function hasProps({ name }: WidgetDefinition): boolean {
  const text = readFileSync(join(folder, `${fileOf({ name })}.tsx`), 'utf8')
  return new RegExp(`export (interface|type) ${name}Props\\b`).test(text)
}

/** Returns the name of an element's view in elements/views, or `null`. */
export function viewOf(element: string): string | null {
  const name = element.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return existsSync(join(folder, `elements/views/${name}.tsx`)) ? name : null
}

/** Returns the props of a widget for a table: an optional one ends in a question mark. */
export function propsOf(widget: WidgetDefinition): string[] {
  return hasProps(widget) ? membersOf(`${widget.name}Props`) : []
}

const sources = () =>
  [
    ...globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => join(folder, file)),
    join(root, 'packages/fluid-sdk/src/areas/transactionSummary.ts'),
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

let read: string | null = null

/** Returns the names of a type's members. */
export function membersOf(type: string): string[] {
  read ??= sources()
  const found = new RegExp(`interface ${type}(?: extends ([\\w, ]+))? \\{\\n(.*?)\\n\\}`, 's').exec(read)
  if (found) {
    const [, bases = '', body = ''] = found
    const inherited = bases.split(', ').filter(Boolean).flatMap(membersOf)
    return [...inherited, ...[...body.matchAll(/^ {2}(\w+\??): /gm)].map(([, name = '']) => name)]
  }
  const [, picks, base, keys = ''] =
    new RegExp(`type ${type} = (?:(Pick|Omit)<)?(\\w+)(?:, ([^>]*)>)?\\n`).exec(read) ?? []
  if (!base) throw new Error(`No source declares ${type} in a way that this script reads.`)
  const named = (member: string) => keys.includes(`'${member.replace('?', '')}'`)
  return membersOf(base).filter((member) => !picks || named(member) === (picks === 'Pick'))
}
