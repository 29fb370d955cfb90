import { expect, test } from '../fixtures'

test('names and notes of the palette are there whole on the narrowest phone [case-438]', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await signIn('ironbark')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Go to' })
  await dialog.getByRole('combobox').fill('pine')
  await expect(dialog.getByRole('group', { name: 'Products' }).getByRole('option').nth(2)).toBeVisible()
  const options = dialog.getByRole('option')
  const cut = await options.evaluateAll((all) =>
    all.flatMap((option) =>
      [...option.children].flatMap((part) =>
        part.scrollWidth > part.clientWidth && part.clientWidth > 0 ? (part.textContent ?? '') : [],
      ),
    ),
  )
  expect(cut).toEqual([])
  const texts = await options.allInnerTexts()
  expect(new Set(texts).size).toBe(texts.length)
  await page.screenshot({ path: 'test-results/palette-320.png' })
})
