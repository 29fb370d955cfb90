import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entriesIn } from './entries.ts'
import { run } from './run.ts'

/** The compilers of three generations, by their folders, and the module resolutions to try with each: the last is fast. */
const compilers = {
  typescript: ['tsconfig.json'],
  typescript6: ['tsconfig.node16.json'],
  typescript7: ['tsconfig.json', 'tsconfig.node16.json', 'tsconfig.nodenext.json'],
}

/**
 * Compiles a stranger's code against the packages, including their declarations: every entry, elements in plain
 * TypeScript, in React and in Vue. A wrong attribute or event there is expected to fail.
 */
export async function compileConsumers(folder: string): Promise<void> {
  const entries = entriesIn(folder)
  const lines = entries.map((entry, index) => `export * as entry${index} from '${entry}'\n`)
  writeFileSync(join(folder, 'everyEntry.ts'), lines.join(''))
  for (const [compiler, projects] of Object.entries(compilers))
    for (const project of projects)
      await run(process.execPath, [join('node_modules', compiler, 'bin/tsc'), '-p', project], { cwd: folder })
  await run(join(folder, 'node_modules/.bin/vue-tsc'), ['-p', 'tsconfig.vue.json'], { cwd: folder })
}
