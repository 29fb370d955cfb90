import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { token } from '../packages/theme/src/tokens.ts'
import { root } from './merchants.ts'
import { readStories } from './stories.ts'

/** The generated part of a widget's page, from its source. */
export interface WidgetFacts {
  /** The host receives these through `onEvent`. */
  events: string[]
  /** CSS variables it uses. */
  variables: string[]
}

const source = join(root, 'packages/portal-components/src')

/** A part or a surface, as read from its source. */
export type PartFacts = { about: string } & Pick<WidgetFacts, 'variables'>

/** Reads a widget's facts from its source. */
export function factsOf(widget: string): WidgetFacts {
  const [file] = globSync(`widgets/*/${widget}/${widget}.tsx`, { cwd: source })
  if (file === undefined) throw new Error(`There is no widget called ${widget}`)
  const { events, variables } = factsIn(join(source, file), widget)
  return { events, variables }
}

function factsIn(file: string, name: string): WidgetFacts & PartFacts {
  const texts = [...renderedBy(file)].map((one) => readFileSync(one, 'utf8'))
  return {
    about: docOf(parse(file).statements.find((statement) => declares(statement, name))),
    events: unique(
      texts.flatMap((text) => [...text.matchAll(/\bemit\(\s*'([\w:]+)'/g)].map(([, name = '']) => name)),
    ),
    variables: unique(texts.flatMap(variablesIn)),
  }
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** The files that a widget is drawn by: its own, those of the surfaces and parts that it imports, and the data these name. */
function renderedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /from '(\.[^']+)'|import\('(\.[^']+)'\)/g,
  )) {
    const next = ['.tsx', '.ts'].map((end) => join(dirname(file), path + end)).find((one) => existsSync(one))
    if (!next) continue
    const folder = relative(source, next)
    if (/^(widgets|surfaces|parts)\//.test(folder)) renderedBy(next, found)
    // Data that only other data imports may serve another widget alone.
    else if (folder.startsWith('data/')) found.add(next)
  }
  return found
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/\btoken((?:\.\w+|\[\d+\])+)/g)].flatMap(([, path = '']) => {
    const keys = path.match(/\w+/g) ?? []
    const value = keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], token)
    return typeof value === 'string' ? (value.match(/--trade-[\w-]+/g) ?? []) : []
  })
}

function declares(statement: ts.Statement, name: string): boolean {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name
  return (
    ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some((one) => one.name.getText() === name)
  )
}

/** Returns the text of a node's docstring, on one line. */
function docOf(node: ts.Node | undefined): string {
  const [doc] = node ? ts.getJSDocCommentsAndTags(node) : []
  return (ts.getTextOfJSDocComment(doc?.comment) ?? '').replace(/\s+/g, ' ').trim()
}

/** The facts of all widgets that have stories. */
export function allFacts(): Record<string, WidgetFacts> {
  const widgets = readStories().flatMap(({ title }) => /^Widgets\/(\w+)$/.exec(title)?.[1] ?? [])
  return Object.fromEntries(widgets.map((widget) => [widget, factsOf(widget)]))
}

/** The facts of all parts and surfaces that have stories, by the titles of these. */
export function allPartFacts(): Record<string, PartFacts> {
  const files = readStories().filter(({ title }) => /^(Parts|Surfaces)\//.test(title))
  return Object.fromEntries(
    files.map(({ file, title }) => {
      const shown = componentOf(join(root, file))
      const { about, variables } = factsIn(shown.file, shown.name)
      return [title, { about, variables }]
    }),
  )
}

/**
 * Returns the component of a file of stories, which has the file's name where the stories show it inside another
 * component.
 */
function componentOf(stories: string): { file: string; name: string } {
  const text = readFileSync(stories, 'utf8')
  const [, named = ''] = /component: (\w+)/.exec(text) ?? []
  const [, path] = new RegExp(`import \\{[^}]*\\b${named}\\b[^}]*\\} from '(\\./[^']+)'`).exec(text) ?? []
  if (path) return { file: join(dirname(stories), `${path}.tsx`), name: named }
  return { file: stories.replace('.stories.tsx', '.tsx'), name: basename(stories, '.stories.tsx') }
}
