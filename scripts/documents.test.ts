import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadConfiguration } from '@trade-portal/fluid-sdk'
import { derivedVariables, merchantVariables, token } from '@trade-portal/theme'
import ts from 'typescript'
import { describe, expect, it, vi } from 'vitest'
import { blocksOf, pages, routeOf, readPage } from './documents/blocks.ts'
import { commandsIn, problemOfCommand } from './documents/commands.ts'
import { compile } from './documents/compile.ts'
import { problemsOfMarkup, scriptsIn } from './documents/markup.ts'
import { root } from './merchants.ts'

const blocks = pages.flatMap((file) => blocksOf(file, readPage(file)))
const inLanguage = (...languages: string[]) =>
  blocks
    .filter(({ language }) => languages.includes(language))
    .map((block) => [routeOf(block), block] as const)

/** Pages whose blocks another test checks more strictly, and languages without a checker here. */
const elsewhere = {
  'packages/fluid-sdk/README.md':
    'its ts is type-checked and run by sdkExamples.test.ts, by way of readme.test.ts',
}
const unchecked = { '': 'plain text, a drawing of what may use what' }
const checked = ['ts', 'tsx', 'js', 'html', 'css', 'json', 'sh', 'mermaid']

describe('the code on the pages that a stranger reads', () => {
  it('is in languages that are checked here, but for what is named with a reason [pack-05]', () => {
    const languages = new Set(blocks.map(({ language }) => language))
    expect([...languages].sort()).toEqual([...checked, ...Object.keys(unchecked)].sort())
    expect(pages).toEqual(expect.arrayContaining(Object.keys(elsewhere)))
  })

  it('compiles against the packages [pack-05]', { timeout: 60_000 }, async () => {
    const code = inLanguage('ts', 'tsx', 'js').map(([, block]) => block)
    expect(await compile(code.filter(({ file }) => !(file in elsewhere)))).toBe('')
  })

  it.each(inLanguage('html'))('names elements and attributes that exist: %s [pack-06]', (_, { code }) => {
    expect(problemsOfMarkup(code)).toEqual([])
    expect(scriptsIn(code).flatMap(problemsOfScript)).toEqual([])
  })

  it.each(inLanguage('css'))('sets variables of the theme: %s [pack-06]', (_, { code }) => {
    const known = [
      ...merchantVariables,
      ...derivedVariables,
      ...(JSON.stringify(token).match(/--trade-[\w-]+/g) ?? []),
    ]
    expect((code.match(/--trade-[\w-]+/g) ?? []).filter((name) => !known.includes(name))).toEqual([])
    expect(code.match(/\{/g)?.length).toBe(code.match(/\}/g)?.length)
    const schemes = [...code.matchAll(/data-trade-scheme='(\w+)'/g)].map(([, scheme]) => scheme)
    expect(schemes.filter((scheme) => !['light', 'dark', 'contrast'].includes(scheme ?? ''))).toEqual([])
  })

  it.each(inLanguage('json'))(
    'is a configuration that the client takes: %s [pack-06]',
    async (_, { code }) => {
      vi.stubGlobal('fetch', async () => new Response(code))
      const configuration = await loadConfiguration({ url: 'https://shop.example/configuration.json' })
      vi.unstubAllGlobals()
      expect(configuration).toMatchObject({ endpoint: 'https://erp.example.com', locale: 'en-AU' })
    },
  )

  it.each(inLanguage('sh'))('is commands that there are: %s [pack-06]', (_, block) => {
    const problems = commandsIn(block.code).map((command) => [command, problemOfCommand(command, block)])
    expect(problems.filter(([, problem]) => problem !== null)).toEqual([])
  })

  it.each(inLanguage('mermaid'))(
    'draws a way from one state to another on each line: %s [pack-06]',
    (_, { code }) => {
      const [kind, ...lines] = code.trim().split('\n')
      expect(kind).toBe('stateDiagram-v2')
      expect(lines.filter((line) => !/^ {2}(\w+|\[\*\]) --> (\w+|\[\*\])(: .+)?$/.test(line))).toEqual([])
    },
  )

  it('names commands in its tables that there are [pack-06]', () => {
    const named = pages.flatMap((file) =>
      [...readPage(file).matchAll(/`(pnpm [\w:]+)[^`]*`/g)].map(([, command = '']) => ({ file, command })),
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter(({ file, command }) => problemOfCommand(command, { file }) !== null)).toEqual([])
  })
})

it('finds an element, an attribute, a command and a line of code that do not exist [pack-05, pack-06]', async () => {
  expect(problemsOfMarkup('<trade-products></trade-products>')).toEqual(['no <trade-products>'])
  expect(problemsOfMarkup('<trade-search kind="x"></trade-search>')).toEqual(['<trade-search> has no kind'])
  expect(problemsOfMarkup('<template><trade-price></template>')).toEqual(['<trade-price> is left open'])
  expect(problemOfCommand('pnpm launch', { file: 'README.md' })).toBe('no script launch')
  expect(problemsOfScript('const = 1')).not.toEqual([])
  const [block] = blocksOf('page.md', 'Text\n\n<!-- given\nlet given: string\n-->\n\n```ts\ngiven = 1\n```\n')
  expect(block).toMatchObject({ language: 'ts', given: 'let given: string\n', code: 'given = 1\n', line: 7 })
})

it('the page of plain HTML that is given to copy is held to the same [pack-06]', () => {
  const page = readFileSync(join(root, 'examples/html/index.html'), 'utf8')
  expect(problemsOfMarkup(page)).toEqual([])
  for (const script of ['ga4.js', 'shopify.js'])
    expect(problemsOfScript(readFileSync(join(root, 'examples/html', script), 'utf8'))).toEqual([])
})

/** Returns the syntax errors of a script. */
function problemsOfScript(code: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(code, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, allowJs: true },
    fileName: 'script.js',
  })
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}
