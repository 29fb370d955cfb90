import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { inAWeek, seeDeliveryPrice } from '../checkout'
import { expect, test } from '../fixtures'
import { tabTo } from '../keys'
import { orderPlaced } from '../locators'
import { goTo } from '../shopping'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Opens a select and takes the option with this beginning. */
async function pick(page: Page, label: RegExp, text: string) {
  await tabTo(page, page.getByRole('button', { name: label }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
}

for (const [route, message] of [
  ['cart', 'Your cart is empty.'],
  ['checkout', 'Your cart is empty'],
] as const) {
  test(`the focus goes to Undo, over the message that it is empty, when the last line of the ${route} is removed by keys [cart-125]`, async ({
    page,
    openCart,
  }) => {
    await openCart('ironbark', 2)
    await goTo(page, `#/${route}`)
    await tabTo(page, page.getByRole('button', { name: /^Remove / }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Undo', description: / removed$/ })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'View Products' })).toBeFocused()
  })
}

async function typeInto(page: Page, name: RegExp, text: string) {
  await tabTo(page, page.getByRole('textbox', { name }))
  await page.keyboard.type(text)
}

test('from signing in to “Order Placed” without a pointer', async ({ page, portal }) => {
  await page.goto(portal.url('ironbark'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await typeInto(page, /Username/, 'builder')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ironbark')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Hi .+! Welcome/ })).toBeVisible()

  // The search in the top bar, and its results page.
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByRole('banner').getByRole('combobox'), { key: 'Shift+Tab' })
  await page.keyboard.type(known.ironbark.ordinary)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(known.ironbark.ordinary)

  await tabTo(page, page.getByRole('spinbutton', { name: /^Quantity of / }))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, page.getByRole('button', { name: /^Add .+ to the cart$/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: /^Cart, 1 item/ }), { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: 'Truck delivery to site' }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('combobox', { name: 'Job name' }))
  await page.keyboard.type('Keys alone')
  await typeInto(page, /^Address/, '12 Wattle Street')
  await typeInto(page, /^Suburb/, 'Geelong')
  await pick(page, /State/, 'Vic')
  await tabTo(page, page.getByRole('radio', { name: /^Tomorrow/ }))
  await page.keyboard.press('ArrowLeft')
  // The calendar only opens for touch.
  await expect(page.getByRole('dialog')).toBeHidden()
  await tabTo(page, page.getByRole('group', { name: /Required date/ }))
  const { day, month, year } = inAWeek()
  const digits = [day, month].map((part) => String(part).padStart(2, '0'))
  await page.keyboard.type(`${digits.join('')}${year}`)
  await tabTo(page, page.getByRole('radio', { name: '6 am' }))
  await page.keyboard.press('ArrowRight')
  await pick(page, /Vehicle type/, 'Tray')
  await typeInto(page, /^Contact phone/, '0400 000 000')
  await seeDeliveryPrice(page)
  await tabTo(page, page.getByRole('button', { name: 'Confirm Order' }))
  await page.keyboard.press('Enter')

  await expect(orderPlaced(page)).toBeVisible({ timeout: 20_000 })
  await tabTo(page, page.getByRole('button', { name: 'OK' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order Complete!')).toBeVisible()
  const orders = await portal.orders('ironbark')
  expect(orders.filter(({ jobName }) => jobName === 'Keys alone')).toHaveLength(1)
})
