import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { definitions } from '../packages/portal-components/src/widgets/definitions.ts'
import {
  elementPagesFile,
  elementsFile,
  exportsOf,
  pagesFile,
  paramsFile,
  routesFile,
  viewsFile,
} from './definitions/code.ts'
import { withTables } from './definitions/documents.ts'
import { fileOf } from './definitions/sources.ts'
import { root } from './merchants.ts'
import { absentStates, cellsOf, statesPage } from './states.ts'
import { readStories } from './stories.ts'
import { allFacts, allPartFacts } from './widgetFacts.ts'

// Writes the files generated from the widgets’ definitions: `pnpm definitions`.

const components = 'packages/portal-components'
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The line of an entry that precedes its widgets' exports. */
const WIDGETS = '// The widgets, written by `pnpm definitions` from their definitions.\n'

function entry(file: string, isOfHost: boolean): string {
  const [own = '', written] = read(file).split(WIDGETS)
  if (written === undefined) throw new Error(`${file} has no line that says where its widgets stand.`)
  return own + WIDGETS + exportsOf(isOfHost)
}

/** Returns the package.json with an entry for each widget. */
function packageFile(): string {
  const file = JSON.parse(read(`${components}/package.json`)) as { exports: Record<string, object> }
  const others = Object.entries(file.exports).filter(
    ([, to]) => !JSON.stringify(to).includes('./src/widgets/'),
  )
  const widgets = definitions.map((widget): [string, object] => [
    `./${widget.name}`,
    {
      'trade-portal-source': `./src/${fileOf(widget)}.tsx`,
      types: `./dist/${widget.name}.d.ts`,
      default: `./dist/${widget.name}.js`,
    },
  ])
  return JSON.stringify({ ...file, exports: Object.fromEntries([...others, ...widgets]) })
}

const source = `${components}/src`
const texts: Readonly<Record<string, () => string>> = {
  [`${source}/index.ts`]: () => entry(`${source}/index.ts`, false),
  [`${source}/host.ts`]: () => entry(`${source}/host.ts`, true),
  [`${source}/context/routes.ts`]: routesFile,
  [`${source}/manifest/elements.ts`]: elementsFile,
  [`${source}/elements/views.ts`]: viewsFile,
  [`${source}/elements/elementPages.ts`]: elementPagesFile,
  [`${source}/pages/params.ts`]: paramsFile,
  [`${source}/pages/pages.ts`]: pagesFile,
  [`${components}/package.json`]: packageFile,
  'docs/states.md': () => statesPage(cellsOf(readStories(), absentStates), absentStates),
  '.storybook/docs/widgetFacts.json': () => JSON.stringify(allFacts()),
  '.storybook/docs/partFacts.json': () => JSON.stringify(allPartFacts()),
  ...Object.fromEntries(
    [`${components}/README.md`, 'docs/embed.md', 'docs/routes.md'].map((file) => [
      file,
      () => withTables(read(file)),
    ]),
  ),
}

/** Returns the files generated from the definitions, with their expected content. */
export async function followingFiles(): Promise<Record<string, string>> {
  const entries = Object.entries(texts).map(async ([file, write]) => {
    const filepath = join(root, file)
    return [file, await format(write(), { ...(await resolveConfig(filepath)), filepath })] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

if (import.meta.main) {
  for (const [file, text] of Object.entries(await followingFiles())) writeFileSync(join(root, file), text)
}
