import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { root } from '../merchants.ts'
import { run } from './run.ts'

/** Orders with the client alone, from plain Node, and checks the order in the back end's own data. */
export async function orderFromNode(folder: string, address: string, sandbox: Sandbox): Promise<string> {
  const copy = join(folder, 'node')
  cpSync(join(root, 'examples/node'), copy, {
    recursive: true,
    filter: (path) => !/[\\/]node_modules([\\/]|$)/.test(path),
  })
  const { output } = await run(process.execPath, ['order.js'], {
    cwd: copy,
    env: { TRADE_BACK_END: address },
    timeout: 60_000,
  })
  expect(output).toContain('1 line in the cart')
  const [, number = ''] = /^Order (\d+)$/m.exec(output) ?? []
  expect(number, 'the order has a number').not.toBe('')
  const lines = sandbox.database.all<{ is_tally: number }>(
    'SELECT is_tally FROM transaction_lines WHERE number = ?',
    [Number(number)],
  )
  expect(lines, 'the back end holds the tally that was ordered').toEqual([{ is_tally: 1 }])
  return number
}
