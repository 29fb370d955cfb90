import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { orderThere } from './orderJourney.ts'
import type { OrderJourney } from './orderJourney.ts'
import { soon } from './visitor.ts'

/** Orders with widgets in separate roots, each with the brand of its container. */
export async function walkPlainPage(journey: OrderJourney) {
  const { page, say } = journey
  await orderThere(journey)
  say('three roots share a session and a cart')
  const colours = [await brandOf(page, '#products'), await brandOf(page, '#counter')]
  expect(colours, 'each place has a brand of its own').toEqual(['#9c1c1c', '#0b6e4f'])
  say('two brands stand on the page')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await soon(
    page.locator('#counter').getByRole('status').filter({ hasText: 'Thank you. Order' }),
  ).toBeVisible()
}

/** Returns the primary colour of a widget's theme root. */
async function brandOf(page: Page, place: string): Promise<string> {
  return await page
    .locator(`${place} section`)
    .first()
    .evaluate((section) =>
      getComputedStyle(section).getPropertyValue('--trade-interaction-primary-background').trim(),
    )
}
