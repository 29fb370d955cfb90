import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { published } from '../buildPackages.ts'
import { run } from './run.ts'

/** Loads modules one after another, and names the one that fails or writes a warning. */
const loader = `
  const [way, ...entries] = process.argv.slice(1)
  process.on('warning', (warning) => { console.error(String(warning)); process.exitCode = 1 })
  const load = way === 'import' ? (entry) => import(entry) : async (entry) => require(entry)
  const main = async () => {
    for (const entry of entries) {
      try {
        await load(entry)
      } catch (error) {
        console.error(way + ' of ' + entry + ' failed:', error)
        process.exitCode = 1
      }
    }
  }
  main()
`

/** Lists the installed packages' importable code entries, by their import specifiers. */
export function entriesIn(folder: string): string[] {
  return published.flatMap((name) => {
    const file = join(folder, 'node_modules/@trade-portal', name, 'package.json')
    const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, object> }
    const modules = Object.keys(exports).filter((entry) => !entry.endsWith('.json'))
    return modules.map((entry) => `@trade-portal/${name}${entry.slice(1)}`)
  })
}

/** Loads every entry with plain Node. Its exports answer `require` as well, by their default. */
export async function loadEntries(folder: string, way: 'import' | 'require'): Promise<number> {
  const entries = entriesIn(folder)
  const { errors } = await run(process.execPath, ['-e', loader, way, ...entries], { cwd: folder })
  if (errors) throw new Error(errors)
  return entries.length
}
