import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { root } from '../merchants.ts'
import { run } from './run.ts'
import { addFirst, consoleOf, headerCart, pricesIn, signIn, soon } from './visitor.ts'

/** Bundles the page without a framework, from the packages of a folder. @returns the folder of its files. */
export async function buildPlainPage(folder: string): Promise<string> {
  const copy = join(folder, 'plain')
  cpSync(join(root, 'examples/plain'), copy, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist)([\\/]|$)/.test(path),
  })
  // Its bundler warns of each directive that is for servers alone.
  await run(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], { cwd: copy })
  return join(copy, 'dist')
}

/** Buys something where the widgets stand in roots of their own, and each has the brand of its place. */
export async function walkPlainPage(page: Page, address: string, say: (line: string) => void) {
  const said = consoleOf(page)
  await page.goto(address)
  const main = page.locator('#products')
  await signIn(page, main)
  await soon(pricesIn(main).first()).toBeVisible()
  await addFirst(main)
  await soon(headerCart(page)).toContainText('Cart, 1 item,')
  await soon(page.locator('#review').getByRole('spinbutton', { name: /^Quantity of / })).toHaveCount(1)
  say('three roots share a session and a cart')

  const colours = [await brandOf(page, '#products'), await brandOf(page, '#review')]
  expect(colours, 'each place has a brand of its own').toEqual(['#9c1c1c', '#0b6e4f'])
  expect(said, 'nothing is written to the console').toEqual([])
  say('two brands stand on the page, and no word in the console')
}

/** The primary colour that a widget's theme root has. */
async function brandOf(page: Page, place: string): Promise<string> {
  return await page
    .locator(`${place} section`)
    .first()
    .evaluate((section) =>
      getComputedStyle(section).getPropertyValue('--trade-interaction-primary-background').trim(),
    )
}
