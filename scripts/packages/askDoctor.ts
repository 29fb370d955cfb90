import { join } from 'node:path'
import { expect } from '@playwright/test'
import { run } from './run.ts'

/** Runs the command of the widgets' package, as it was installed, on the configuration that a back end serves. */
export async function askDoctor(folder: string, address: string): Promise<void> {
  const command = join(folder, 'node_modules/.bin/trade-portal')
  const words = [
    'doctor',
    new URL('config/configuration.json', `${address}/`).href,
    '--origin',
    'https://shop.example',
  ]
  // It ends with 1 where it finds a fault.
  const { output } = await run(command, words, { cwd: folder, timeout: 60_000 })
  expect(output).toMatch(/\n0 faults, \d hints?\n$/)
}
