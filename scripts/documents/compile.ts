import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../merchants.ts'
import { elementTypes } from '../elementManifest.ts'
import { routeOf } from './blocks.ts'
import type { Block } from './blocks.ts'

const PACKAGE = '@trade-portal/portal-components'
/** Within the project, so that its packages are found. */
const folder = join(root, 'node_modules/.cache/documents')

/** Compiles blocks against the packages' sources, each as a separate module. @returns the compiler's output. */
export async function compile(blocks: readonly Block[]): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const block of blocks) {
    const name = routeOf(block).replace(/\W+/g, '-')
    writeFileSync(join(folder, `${name}.tsx`), `${block.given}${block.code}\nexport {}\n`)
  }
  // The elements' declarations come from a build; here they are generated from the sources.
  const types = elementTypes()
  writeFileSync(join(folder, 'elements.d.ts'), types['elements.d.ts'].replace('./index.js', PACKAGE))
  writeFileSync(join(folder, 'elements-react.d.ts'), types['elements-react.d.ts'])
  const paths = {
    [`${PACKAGE}/elements`]: ['./elements.d.ts'],
    [`${PACKAGE}/elements/react`]: ['./elements-react.d.ts'],
  }
  const options = { paths, lib: ['ES2024', 'DOM', 'DOM.Iterable'], types: ['node'], noUnusedLocals: false }
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, include: ['*.tsx'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc')
  const child = spawn(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { cwd: folder })
  let said = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (chunk) => (said += String(chunk)))
  await new Promise((resolve) => child.once('close', resolve))
  return said
}
