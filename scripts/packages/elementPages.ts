import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'
import { run } from './run.ts'
import { install } from './tarballs.ts'

const isOwn = (path: string) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path)

/** Lays the page of plain HTML beside the script of an installed package. @returns the folder of its files. */
export function layHtmlPage(installed: string): string {
  const folder = join(installed, 'html')
  mkdirSync(folder)
  cpSync(join(root, 'examples/html/index.html'), join(folder, 'index.html'))
  cpSync(join(installed, 'node_modules/@trade-portal/portal-components/dist/embed'), join(folder, 'embed'), {
    recursive: true,
  })
  return folder
}

/** Installs and bundles the application of Vue. @returns the folder of its files. */
export async function buildVuePage(folder: string, tarballs: readonly string[]): Promise<string> {
  cpSync(join(root, 'examples/vue'), folder, { recursive: true, filter: isOwn })
  await install(folder, tarballs)
  await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: folder })
  return join(folder, 'dist')
}

/** Runs the client's first order in plain Node, without a page. @returns what it says. */
export async function orderFromNode(installed: string, backEnd: string): Promise<string> {
  const script = join(installed, 'firstOrder.mts')
  const text = readFileSync(join(root, 'packages/fluid-sdk/examples/firstOrder.ts'), 'utf8')
  writeFileSync(script, text.replace('http://localhost:4400', backEnd))
  const { output } = await run(process.execPath, [script], { cwd: installed, timeout: 60_000 })
  return output
}
