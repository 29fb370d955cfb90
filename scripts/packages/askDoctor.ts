import { join } from 'node:path'
import { expect } from '@playwright/test'
import { run } from './run.ts'

/** Runs the installed command of the widgets' package, on the configuration served by a back end. */
export async function askDoctor(folder: string, address: string): Promise<void> {
  const command = join(folder, 'node_modules/.bin/trade-portal')
  const words = [
    'doctor',
    new URL('config/configuration.json', `${address}/`).href,
    '--origin',
    'https://shop.example',
  ]
  // It exits with 1 if it finds a fault.
  const { output } = await run(command, words, { cwd: folder, timeout: 60_000 })
  expect(output).toMatch(/\n0 faults, \d hints?\n$/)
}
