import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ironbarkAt } from './ironbark.ts'
import { run } from './run.ts'
import { install } from './tarballs.ts'

/** The Node version with built-in storages, which belong to the whole process. */
const NODE_25 = '25.9.0'

/** Signs two customers in on one server, with the packed client, on the project's Node and on one with storages. */
export async function signTwoIn(folder: string, address: string): Promise<string[]> {
  const script = 'twoCustomers.js'
  cpSync(join(import.meta.dirname, script), join(folder, script))
  const newer = join(folder, 'node-25')
  mkdirSync(newer)
  writeFileSync(join(newer, 'package.json'), '{ "private": true }')
  await install(newer, [`node@${NODE_25}`])

  const file = `--localstorage-file=${join(folder, 'storage')}`
  const nodes = [
    { node: process.execPath, flags: [], hasStorage: false },
    { node: process.execPath, flags: ['--experimental-webstorage', file], hasStorage: true },
    { node: join(newer, 'node_modules/node/bin/node'), flags: [file], hasStorage: true },
  ]
  const versions: string[] = []
  for (const { node, flags, hasStorage } of nodes) {
    const env = { TRADE_CONFIGURATION: JSON.stringify(ironbarkAt(address)) }
    const options = { cwd: folder, env, timeout: 60_000 }
    versions.push((await run(node, ['--version'], options)).output.trim())
    const { output } = await run(node, [...flags, script], options)
    expect(JSON.parse(output), `two customers on ${versions.at(-1)} ${flags.join(' ')}`).toEqual({
      hasStorage,
      unsigned: null,
      names: ['Dana', 'Sam'],
      lines: [1, 0],
    })
  }
  expect(versions.at(-1)).toBe(`v${NODE_25}`)
  return versions
}
