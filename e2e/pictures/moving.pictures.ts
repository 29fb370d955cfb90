import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import gifenc from 'gifenc'
import { PNG } from 'pngjs'
import { leaveDelivery, seeDeliveryPrice } from '../checkout'
import { goTo } from '../shopping'
import { expect, test } from './camera'

const { applyPalette, GIFEncoder, quantize } = gifenc
const COLORS = 128

/** Records frames of a page, each shown for a number of milliseconds. */
function createFilm(page: Page) {
  const gif = GIFEncoder()
  return {
    async frame(ms: number) {
      const { width, height, data } = PNG.sync.read(await page.screenshot({ scale: 'css' }))
      const palette = quantize(data, COLORS)
      gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: ms })
    },
    async keep(file: string) {
      gif.finish()
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, gif.bytes())
    },
  }
}

test('an order of timber by a pasted line, from the list to its number', async ({ page, signIn }, {
  project,
}) => {
  test.skip(project.name !== 'narrow-light', 'It is made once.')
  test.setTimeout(120_000)
  const { frame, keep } = createFilm(page)
  await signIn('ironbark')
  await goTo(page, '#/products/TIMBER/Structural%20Pine')
  const tally = page.getByRole('button', {
    name: 'Enter a tally of Structural Pine MGP10 90 × 45 H2',
    exact: true,
  })
  await tally.scrollIntoViewIfNeeded()
  await frame(1600)
  await tally.click()
  const lengths = page.getByRole('textbox', { name: 'Type or paste lengths' })
  await expect(page.getByRole('spinbutton', { name: /^Pieces of / }).first()).toBeVisible()
  await frame(1200)
  await lengths.fill('10/2.4, 12/2.7, 6/3.3')
  await frame(1600)
  await page.keyboard.press('Enter')
  await frame(1600)
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await frame(1600)
  await leaveDelivery(page, 'ironbark', { jobName: 'Lot 14, Barwon Rise' })
  await goTo(page, '#/cart')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await frame(1800)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await seeDeliveryPrice(page)
  await frame(1800)
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByRole('dialog', { name: 'Order Placed' })).toBeVisible()
  await frame(3200)
  await keep('pictures/order.gif')
})
