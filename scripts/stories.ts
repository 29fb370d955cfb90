import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './merchants.ts'

/** A story as read from its file. */
export interface Story {
  name: string
  tags: string[]
  /** Its play function clicks, types, hovers or focuses, directly or through a function it calls. */
  acts: boolean
  /** The fixed merchant of the story, whatever the toolbar says. */
  merchant: string | null
}

export interface StoryFile {
  file: string
  /** Such as `Widgets/ProductList`. */
  title: string
  stories: Story[]
}

const ACTS = /\b(userEvent|fireEvent)\b|\.(focus|click)\(\)/

/** Reads the stories of a file, in its order. */
export function storiesIn(file: string, text: string): StoryFile {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const declared = declarationsOf(source)
  const acting = actingAmong(declared)
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? file
  const stories = declared
    .filter(({ isExported }) => isExported)
    .map(({ name, tags, text }) => ({ name, tags, acts: acting.has(name), merchant: merchantIn(text) }))
  return { file, title, stories }
}

interface Declared {
  name: string
  isExported: boolean
  text: string
  tags: string[]
  /** Names it reads, except those of which it only takes a property, such as `Other.args`. */
  uses: Set<string>
}

function declarationsOf(source: ts.SourceFile): Declared[] {
  return source.statements.flatMap((statement): Declared[] => {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return [declared(statement.name.text, statement, false)]
    }
    if (!ts.isVariableStatement(statement)) return []
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer ? [declared(name.text, initializer, isExported)] : [],
    )
  })
}

function declared(name: string, node: ts.Node, isExported: boolean): Declared {
  const uses = new Set<string>()
  const visit = (one: ts.Node) => {
    if (ts.isPropertyAccessExpression(one) && ts.isIdentifier(one.expression)) {
      if (one.name.text === 'play') uses.add(one.expression.text)
      return
    }
    if (ts.isIdentifier(one)) uses.add(one.text)
    ts.forEachChild(one, visit)
  }
  visit(node)
  return { name, isExported, text: node.getText(), tags: tagsOf(node), uses }
}

const merchantIn = (text: string) => /globals: \{[^}]*merchant: '(\w+)'/.exec(text)?.[1] ?? null

function tagsOf(node: ts.Node): string[] {
  if (!ts.isObjectLiteralExpression(node)) return []
  const entry = node.properties.find((property) => property.name?.getText() === 'tags')
  if (!entry || !ts.isPropertyAssignment(entry) || !ts.isArrayLiteralExpression(entry.initializer)) return []
  return entry.initializer.elements.filter(ts.isStringLiteral).map(({ text }) => text)
}

/** Returns the names of stories that act, directly or through another one. */
function actingAmong(all: readonly Declared[]): Set<string> {
  const acting = new Set(
    all.filter(({ name, text }) => name !== 'meta' && ACTS.test(text)).map(({ name }) => name),
  )
  for (let size = -1; size !== acting.size;) {
    size = acting.size
    for (const { name, uses } of all) if (uses.intersection(acting).size > 0) acting.add(name)
  }
  return acting
}

/** Reads all stories of some files, by default those of the components. */
export function readStories(files = 'packages/portal-components/src/**/*.stories.tsx'): StoryFile[] {
  return globSync(files, { cwd: root })
    .sort()
    .map((file) => storiesIn(file, readFileSync(join(root, file), 'utf8')))
}
