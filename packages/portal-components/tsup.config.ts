import { readFile, rm, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
import { exports } from './package.json'

// An entry for each export, so that who takes one widget takes no other: what they share is cut into chunks.
const entries = Object.values(exports).map((file) => ({
  name: file.default.replace(/^\.\/dist\/|\.js$/g, ''),
  source: file['trade-portal-source'],
}))

/** Declares each entry as what the whole has of it: to roll up every entry's declarations takes minutes and gigabytes. */
async function declareEntries() {
  const whole = await readFile('src/index.ts', 'utf8')
  for (const { name, source } of entries.filter(({ name }) => name !== 'index')) {
    const path = source.replace(/^\.\/src|\.tsx?$/g, '')
    const names = [...whole.matchAll(/export \{([^}]*)\} from '\.([^']*)'/g)]
      .filter(([, , from]) => from === path)
      .map(([, list]) => list)
    if (names.length === 0) throw new Error(`src/index.ts exports nothing of ${source}.`)
    await writeFile(`dist/${name}.d.ts`, `export {${names.join(',')}} from './index.js'\n`)
  }
}

export default defineConfig(async () => {
  // Not by the bundler's own cleaning, which would take the declarations of the entries as well.
  await rm('dist', { recursive: true, force: true })
  return {
    entry: Object.fromEntries(entries.map(({ name, source }) => [name, source])),
    format: 'esm',
    target: 'es2023',
    dts: { entry: { index: 'src/index.ts' } },
    // Bundling drops the directive that each file would carry.
    banner: { js: "'use client'" },
    onSuccess: declareEntries,
  }
})
