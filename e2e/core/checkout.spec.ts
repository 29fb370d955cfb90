import { known } from '@trade-portal/demo-data'
import { beginOrder, confirmOrder, seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { addOrdinary, searchFor } from '../shopping'
import { expectToSuitAPhone, press } from '../touching'

test('a repeat order takes a press on its day and one on Confirm Order, and nothing typed [taps-100, taps-111, taps-123] @phone', async ({
  page,
  portal,
  signIn,
}, { project }) => {
  await signIn('ironbark')
  await beginOrder(page, 'ironbark', { jobName: `Repeated on a ${project.name}` })
  await confirmOrder(page)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Order Complete!')).toBeVisible()

  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 3)
  await page.goto(portal.url('ironbark', '#/checkout'))
  await expect(page.getByRole('group', { name: 'Address and contact' })).toContainText('12 Wattle Street')
  if (project.name === 'phone') {
    await expect(page.getByRole('button', { name: /^1 item, \$.* Show$/ })).toBeVisible()
    await expect(page.getByRole('spinbutton', { name: /^Quantity of / })).toHaveCount(0)
    await expectToSuitAPhone(page)
  }
  await press(page.locator('label', { hasText: 'Tomorrow' }))
  const number = await confirmOrder(page)
  expect(portal.order('ironbark', number)).toMatchObject({ jobName: `Repeated on a ${project.name}` })
})

test('an order’s number is shown where the code of its dialog cannot be fetched, and OK leads on [speed-52]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.route('**/assets/PlacedModal-*.js', (route) => route.abort())
  await signIn('ironbark')
  await beginOrder(page, 'ironbark', { jobName: 'Told on the page' })
  await seeDeliveryPrice(page)
  await press(page.getByRole('button', { name: 'Confirm Order' }))
  const reported = page.getByRole('alert').filter({ hasText: 'Order Placed' })
  await expect(reported).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Confirm Order' })).toBeDisabled()
  const number = /\d{3,}/.exec(await reported.innerText())?.[0] ?? ''
  expect(portal.order('ironbark', number)).toMatchObject({ jobName: 'Told on the page' })
  await reported.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Order Complete!')).toBeVisible()
})
