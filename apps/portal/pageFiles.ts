import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'

/** The scripts of a build’s pages, without the entry. */
export interface PageFiles {
  /** Their names without a folder and `.js`, those of every page behind the sign-in first. */
  files: string[]
  /** How many of them every page has. */
  shared: number
  /** Indexes of a page’s own files, by its path’s first segment; with a slash where another follows. */
  pages: Record<string, number[]>
}

/** Modules that a customer waits for on whatever page, in the order in which they are asked for. */
const always = [
  'src/App.tsx',
  'src/shell/Shell.tsx',
  'src/areas/shoppingAreas.ts',
  'src/surfaces/Widget/asWidget.tsx',
]
/**
 * The module of each page that visits begin with, by its path's first segment; with a slash where another follows. Visits
 * begin at the pages that hosts link to, and below them.
 */
export function pageModules(): Record<string, string> {
  // The table of the pages that are more than a widget. Imported, it would bring all of them along.
  const table = readFileSync(join(import.meta.dirname, 'src/routes.tsx'), 'utf8')
  const own = [...table.matchAll(/page\('([^']+)', '(\w+)'/g)].map(([, path = '', name = '']) => ({
    path,
    module: `src/routes/${name}.tsx`,
  }))
  const ofWidgets = definitions.flatMap(({ name, routes = [] }) =>
    routes
      .filter(({ isOwnPage, isForVisitors }) => !isOwnPage && !isForVisitors)
      .map(({ path }) => ({ path, module: `/${name}/${name}.tsx` })),
  )
  const linked = definitions.flatMap(({ routes = [] }) =>
    routes.filter(({ pageAttribute }) => pageAttribute).map(({ path }) => rootOf(path)),
  )
  const pages = [...ofWidgets, ...own].filter(({ path }) => linked.includes(rootOf(path)))
  return Object.fromEntries(
    pages.flatMap(({ path, module }) => {
      const route = path.slice(1).replace(/\/.*/, '/')
      // Without what may follow it is the same page.
      return (path.endsWith('?') ? [route.replace('/', ''), route] : [route]).map((each) => [each, module])
    }),
  )
}

/** `/orders` of `/orders/:id`. */
const rootOf = (path: string) => `/${path.split('/')[1] ?? ''}`

/** Returns the scripts of each page, for preloading them before the entry has run. */
export function pageFilesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(filesOf))
  const shared = new Set(always.map(chunkOf).flatMap(filesOf)).difference(entry)
  const own = Object.entries(pageModules()).map(([route, module]) => {
    const files = new Set(filesOf(chunkOf(module)))
    return [route, files.difference(entry).difference(shared)] as const
  })
  const files = [...new Set([...shared, ...own.flatMap(([, each]) => [...each])])]
  return {
    files: files.map((file) => file.replace(/^assets\//, '').replace(/\.js$/, '')),
    shared: shared.size,
    pages: Object.fromEntries(
      own.map(([route, each]) => [route, [...each].map((file) => files.indexOf(file))]),
    ),
  }

  function chunkOf(module: string): Rolldown.OutputChunk {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`No script of the build has ${module}`)
    return chunk
  }

  /** A chunk's file and those that it imports, in turn. */
  function filesOf(chunk: Rolldown.OutputChunk): string[] {
    const found = new Set([chunk.fileName])
    for (const name of found) {
      const file = bundle[name]
      if (file?.type === 'chunk') for (const each of file.imports) found.add(each)
    }
    return [...found]
  }
}
