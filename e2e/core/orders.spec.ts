import { expect, test } from '../fixtures'

test('the type, the search and the order of the orders stand in the address, and Back finds them [ord-110]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto(portal.url('ironbark', '#/orders'))
  const shown = page.getByRole('main').getByText(/\d+ shown/)
  const box = page.getByRole('searchbox', { name: 'Search in Orders & Quotes' })
  await expect(shown).toHaveText(/^\d+ shown/)

  await box.fill('road')
  await expect(page).toHaveURL(/#\/orders\?search=road$/)
  await page.getByRole('button', { name: /Sort by/ }).click()
  await page.getByRole('option', { name: 'Amount, highest first' }).click()
  await expect(page).toHaveURL(/#\/orders\?search=road&sort=-amount$/)
  await page.getByText('Quotes', { exact: true }).click()
  await expect(page).toHaveURL(/#\/orders\?search=road&sort=-amount&type=Quote$/)
  await expect(shown).toHaveText(/^\d+ of \d+ shown/)
  const found = await shown.textContent()

  await box.fill('a job that nobody had')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/#\/orders\?sort=-amount$/)
  await expect(shown).toHaveText(/^\d+ shown/)

  await page.goBack()
  await expect(box).toHaveValue('a job that nobody had')
  await box.fill('road')
  await expect(shown).toHaveText(found ?? '')
  await page.reload()
  await expect(shown).toHaveText(found ?? '')
  await expect(box).toHaveValue('road')
  await expect(page.getByRole('radio', { name: 'Quotes' })).toBeChecked()
  await expect(page.getByRole('button', { name: /Sort by/ })).toHaveText('Amount, highest first')
})
