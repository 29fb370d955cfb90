import { expect, test } from '../fixtures'
import { orderPlaced } from '../locators'

test('the checkout says what is missing before a despatch type is chosen', async ({ page, openCheckout }) => {
  await openCheckout('ironbark')
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  for (const message of [
    'Please select a Despatch type',
    'Job name is required',
    'Address is required',
    'Suburb is required',
    'State is required',
    'Please enter a Contact phone',
    'Please enter a Required date',
    'Please enter a Required time',
  ]) {
    await expect(page.getByRole('link', { name: message, exact: true }), message).toBeVisible()
  }
  await expect(page.getByRole('radio', { name: 'Truck delivery to site', exact: true })).toBeFocused()
})

test('a double click on Confirm Order sends one order', async ({ page, openCheckout }) => {
  await openCheckout('ironbark', { jobName: 'Pressed twice' })
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ipFunction=processComplete')) posts.push(request.method())
  })
  await page.getByRole('button', { name: 'Confirm Order' }).dblclick()
  await expect(orderPlaced(page)).toBeVisible()
  expect(posts).toEqual(['POST'])
})
