import { cpSync, mkdirSync } from 'node:fs'
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
