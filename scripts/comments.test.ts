import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './merchants.ts'

const RIDDLE = /\/[/*\s]+(What|One|Where|Whether|Who|Whoever|Those|That which)\b/

/** Lists the comments that open with a word which puts off their subject, those of CSS in templates too. */
function riddlesOf(file: string, text: string): string[] {
  // Most files have no match, and parsing them all takes seconds.
  if (!RIDDLE.test(text)) return []
  const kind = { '.ts': ts.ScriptKind.TS, '.tsx': ts.ScriptKind.TSX }[extname(file)] ?? ts.ScriptKind.JSX
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  return commentsIn(source, source).filter((comment) => comment.search(RIDDLE) === 0)
}

function commentsIn(node: ts.Node, source: ts.SourceFile): string[] {
  if (!ts.isToken(node)) return node.getChildren(source).flatMap((child) => commentsIn(child, source))
  const between = source.text.slice(node.getFullStart(), node.getStart(source))
  const written = ts.isTemplateLiteralToken(node) ? node.getText(source) : ''
  return [
    // Consecutive lines of `//` are one comment.
    ...(between.match(/\/\*[^]*?\*\/|\/\/.*(\n[ \t]*\/\/.*)*/g) ?? []),
    ...(written.match(/\/\*[^]*?\*\//g) ?? []),
  ]
}

describe('riddlesOf', () => {
  it('finds a comment that puts off its subject, wherever it stands', () => {
    const text = [
      '/** What a line costs. */',
      'const price = 1 // One of many.',
      '',
      '/**',
      ' * Whether it is shown.',
      ' */',
      'const styles = css`',
      '  /* Where it floats. */',
      '  color: ${price}; /* Who else reads it. */',
      '`',
      '// Whoever comes next',
      '// may look again.',
      'const list = <ul>{/* Those that wait. */}</ul>',
      '// That which was told.',
    ]
    expect(riddlesOf('list.tsx', text.join('\n'))).toEqual([
      '/** What a line costs. */',
      '// One of many.',
      '/**\n * Whether it is shown.\n */',
      '/* Where it floats. */',
      '/* Who else reads it. */',
      '// Whoever comes next\n// may look again.',
      '/* Those that wait. */',
      '// That which was told.',
    ])
  })

  it('leaves alone a later sentence or line, other words, and text that is no comment', () => {
    const text = [
      '/** Reads a list. One without an id is none. */',
      '// Tells whether it is shown.',
      '// Where it floats, it stays.',
      "const text = '// What is this?'",
      'const link = `https://host/${text}// One`',
      'const pattern = /\\/\\/ Who/',
      '// Wholesale prices, onetime.',
      'const list = <p>// Those that wait.</p>',
    ]
    expect(riddlesOf('list.tsx', text.join('\n'))).toEqual([])
  })
})

const files = globSync('{.storybook/,}**/*.{ts,tsx,js,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|dist-demo|storybook-static)$/.test(path),
})
const riddles = files.sort().flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return riddlesOf(file, text).map((comment) => `${file}: ${comment}`)
})

it('a comment names its subject first', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(riddles).toEqual([])
})
