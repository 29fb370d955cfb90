import { readFile, rm, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { componentIds } from '../../scripts/componentIds'
import { exports } from './package.json'

// An entry for each export, so that who takes one widget takes no other: what they share is cut into chunks.
// The elements are built apart, as files of a page's own.
const entries = Object.values(exports).flatMap((file) =>
  'trade-portal-source' in file
    ? [{ name: file.default.replace(/^\.\/dist\/|\.js$/g, ''), source: file['trade-portal-source'] }]
    : [],
)

const whole = ['index', 'host']

/** Declares each entry as what a whole has of it: to roll up every entry's declarations takes minutes and gigabytes. */
async function declareEntries() {
  const exported = await Promise.all(whole.map(exportsOf))
  for (const { name, source } of entries.filter(({ name }) => !whole.includes(name))) {
    const path = source.replace(/^\.\/src|\.tsx?$/g, '')
    const found = exported.flat().filter(({ from }) => from === path)
    if (found.length === 0)
      throw new Error(`Neither src/index.ts nor src/host.ts exports anything of ${source}.`)
    const lines = found.map(({ names, entry }) => `export {${names}} from './${entry}.js'\n`)
    await writeFile(`dist/${name}.d.ts`, lines.join(''))
  }
}

async function exportsOf(entry: string) {
  const text = await readFile(`src/${entry}.ts`, 'utf8')
  const found = [...text.matchAll(/export \{([^}]*)\} from '\.([^']*)'/g)]
  return found.map(([, names = '', from = '']) => ({ names, from, entry }))
}

/** Tells a server's renderer which entries are for the page: all but paths, which a server asks for addresses. */
async function markEntries() {
  for (const { name } of entries.filter(({ name }) => name !== 'paths')) {
    const file = `dist/${name}.js`
    await writeFile(file, `'use client'\n${await readFile(file, 'utf8')}`)
    // Each line stands one lower now, and its map says so.
    const map = JSON.parse(await readFile(`${file}.map`, 'utf8')) as { mappings: string }
    await writeFile(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }))
  }
}

export default defineConfig(async () => {
  // Not by the bundler's own cleaning, which would take the declarations of the entries as well.
  await rm('dist', { recursive: true, force: true })
  return {
    // The terminal's own entry stands beside them: nobody imports it, and nothing in it is for a page.
    entry: { ...Object.fromEntries(entries.map(({ name, source }) => [name, source])), cli: 'src/cli.ts' },
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    dts: { entry: Object.fromEntries(whole.map((name) => [name, `src/${name}.ts`])) },
    esbuildPlugins: [componentIds(import.meta.dirname)],
    async onSuccess() {
      await declareEntries()
      await markEntries()
    },
  }
})
