import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures'

test.use({ forcedColors: 'active' })

/** Counts the visible ticks of cards, in whatever colour the device gives them. */
const ticksOf = (cards: Locator) =>
  cards
    .locator('span > svg')
    .evaluateAll((ticks) => ticks.filter((tick) => getComputedStyle(tick).visibility === 'visible').length)

test('in the device’s own colours a despatch type is ticked once it is chosen [case-200]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  const cards = page.locator('label').filter({ has: page.locator('[name="despatchType"]') })
  await expect(cards.nth(2)).toBeVisible()
  expect(await ticksOf(cards)).toBe(0)
  await cards.first().click()
  await expect(cards.first().getByRole('radio')).toBeChecked()
  expect(await ticksOf(cards)).toBe(1)
})

test('in the device’s own colours all words of a chosen day are as light as the first [case-201]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark')
  const day = page.locator('label', { hasText: 'Tomorrow' })
  await day.click()
  await expect(day.getByRole('radio')).toBeChecked()
  const colours = await day.evaluate((label) =>
    [label, ...label.querySelectorAll('span')].map((part) => getComputedStyle(part).color),
  )
  expect(colours.length).toBeGreaterThan(2)
  expect(new Set(colours).size).toBe(1)
})
