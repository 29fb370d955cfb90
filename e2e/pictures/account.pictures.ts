import { expect, test } from './camera'

for (const merchant of ['ironbark', 'cascade'] as const) {
  test.describe(merchant, () => {
    test.use({ merchant })

    test('the account side', async ({ page, signIn, shoot, go }) => {
      await signIn(merchant)
      await go('/invoices')
      const boxes = page.getByRole('checkbox', { name: /^Select \d/ })
      for (const row of [1, 2, 3]) await boxes.nth(row).check()
      await page.mouse.move(0, 0)
      await expect(page.getByText('3 selected')).toBeVisible()
      await shoot('60-invoices-selected')
      await page.getByRole('button', { name: 'Email Selected Invoices' }).click()
      await expect(page.getByRole('dialog', { name: 'Email Selected Invoices' })).toBeVisible()
      await shoot('61-invoices-email')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('rowheader').getByRole('link').nth(2).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d/ })).toBeVisible()
      await shoot('62-invoice')
      await go('/orders?type=Quote')
      await page.getByRole('rowheader').getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1, name: /^Quote \d/ })).toBeVisible()
      await shoot('63-quote')

      await go('/statements')
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await shoot('64-statements')
      await page.getByRole('rowheader').getByRole('link').nth(1).click()
      await expect(page.getByRole('heading', { level: 1, name: /^Statement, / })).toBeVisible()
      await shoot('65-statement')
      await go('/pay-account')
      await shoot('66-pay-account')
    })
  })
}
