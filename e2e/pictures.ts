import { join } from 'node:path'
import { known } from '@trade-portal/fluid-sandbox'
import { confirmOrder, fillDelivery } from './checkout'
import { expect, test } from './fixtures'
import { addOrdinary, addPresetTally, choose, searchFor } from './shopping'

const folder = 'pictures'

for (const merchant of ['ironbark', 'cascade'] as const) {
  test(`every screen of ${merchant}`, async ({ page, portal, signIn }, { project }) => {
    const shoot = async (name: string) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      // A notice would hide what is under it.
      await expect(page.getByText('Added to cart')).toHaveCount(0)
      await page.waitForTimeout(300)
      await page.screenshot({
        path: join(folder, `${merchant}-${name}-${project.name}.png`),
        animations: 'disabled',
      })
    }
    const go = (path: string) => page.goto(portal.url(merchant, `#${path}`))

    await page.goto(portal.url(merchant))
    await shoot('1-sign-in')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await shoot('1b-sign-in-missing')
    await signIn(merchant)
    await shoot('2-home')
    const isPhone = project.name.startsWith('narrow')
    await page.getByRole('button', { name: isPhone ? 'Open menu' : 'Products' }).click()
    if (isPhone) await page.getByRole('button', { name: 'Products' }).click()
    await shoot('2b-menu')
    await page.keyboard.press('Escape')

    await go('/products')
    await shoot('3-categories')
    const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
    const category = await cards.first().innerText()
    await cards.first().click()
    await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
    await shoot('3b-types')
    await cards.nth(1).click()
    await expect(page.getByRole('heading', { name: /^All / })).toBeVisible()
    await page.getByText('See Prices').click()
    await shoot('4-listing')
    await page.getByRole('radio', { name: 'Grid' }).check({ force: true })
    await shoot('4b-grid')
    await page.getByRole('radio', { name: 'List' }).check({ force: true })

    await searchFor(page, known[merchant].ordinary)
    await page.getByRole('rowheader').getByRole('button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await shoot('5-product')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await addOrdinary(page, 4)

    await searchFor(page, known[merchant].freeTally)
    await page
      .getByRole('button', { name: /^Enter a tally of / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Length of row 1' }).fill('3.6')
    await page.getByRole('textbox', { name: 'Qty of row 1' }).fill('12abc')
    await page.getByRole('textbox', { name: 'Length of row 1' }).focus()
    await shoot('6b-tally-free')
    await page.getByRole('button', { name: 'Close' }).first().click()

    await searchFor(page, known[merchant].presetTally)
    await page
      .getByRole('button', { name: /^Enter a tally of / })
      .first()
      .click()
    await page
      .getByRole('spinbutton', { name: /^Pieces of / })
      .nth(1)
      .fill('6')
    await page
      .getByRole('spinbutton', { name: /^Pieces of / })
      .nth(1)
      .blur()
    await shoot('6-tally')
    await page.getByRole('button', { name: 'Close' }).first().click()
    await addPresetTally(page, [2, 6, 3])

    await go('/cart')
    await expect(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
    await shoot('7-cart')
    await go('/checkout')
    await expect(page.getByRole('heading', { name: 'Order Details' })).toBeVisible()
    await page.getByRole('button', { name: 'Confirm Order' }).click()
    await shoot('8b-checkout-missing')
    await fillDelivery(page, merchant, { jobName: 'Lot 14, Barwon Rise' })
    await shoot('8d-checkout-end')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('textbox', { name: 'Job name' }).focus()
    await shoot('8-checkout')
    await choose(page, /Despatch type|Dispatch/, /pick/i)
    await shoot('8c-checkout-pickup')
    await choose(page, /Despatch type|Dispatch/, /deliver/i)
    await confirmOrder(page)
    await shoot('9-placed')
    await page.getByRole('button', { name: 'OK' }).click()
    await shoot('9b-complete')
    await go('/orders')
    await expect(page.getByText('Lot 14, Barwon Rise')).toBeVisible()
    await shoot('11-orders')
    await go('/cart')
    await shoot('7b-cart-empty')
    await go('/nowhere')
    await shoot('10-not-found')
  })
}
