import type { Locator } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import {
  expectHostContentKept,
  expectHostility,
  expectUntouched,
  readHostElements,
} from './hosts/hostElements'
import { hostedWidgets, putInCart } from './hosts/hostedWidgets'
import { openHost, stand } from './hosts/hostPage'
import { hosts, twoMerchants } from './hosts/hosts'
import { expect, test } from './hosts/hostTest'
import { expectOnTop, expectUsable, idsTwice } from './hosts/usable'
import { keep, visit } from './visitBefore'

const byKeys = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}
const byPointer = (target: Locator) => target.click()

for (const host of hosts) {
  for (const widget of hostedWidgets) {
    test(`${widget.name} holds its own on ${host.name} [${host.id}]`, async ({
      page,
      portal,
      blank,
      signedIn,
    }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text())
      })
      if (host.device) await page.emulateMedia({ colorScheme: host.device })
      await page.addInitScript(keep, await signedIn(widget))
      await openHost(page, { address: portal.url('ironbark'), host })
      const before = await readHostElements(page)
      expectHostility(host, before, blank)
      refused.length = 0

      await stand(page, { address: portal.url('ironbark'), host, widget })
      await expectHostContentKept(page)
      const press = host.isBeyondStyles ? byKeys : byPointer
      const ready = widget.ready(page)
      await expect(ready).toBeVisible()
      await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0)
      if (!host.isBeyondStyles) {
        if (widget.widget !== 'tally') await expectUsable(page, 'widget')
        if (widget.open) {
          await widget.open(page, press)
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectOnTop(page)
          await expectUsable(page, 'overlay')
          if (widget.widget !== 'tally') {
            await page.keyboard.press('Escape')
            await expect(page.getByRole('dialog')).toBeHidden()
          }
        }
      }
      await widget.act(page, press)
      expect(await idsTwice(page), 'ids that stand twice').toEqual([])
      await expect(page.getByRole('dialog')).toBeHidden()
      expect([...refused], 'what the page’s policy refused').toEqual([])
      expectUntouched(await readHostElements(page), before)
    })
  }
}

test('two merchants on a page keep their brands, words, carts and ids apart [host-15]', async ({
  page,
  portal,
  blank,
}) => {
  const places = { ironbark: '#widget', cascade: '#other' } as const
  const widget = { widget: 'cart', asked: {} } as const
  await openHost(page, { address: portal.url('ironbark'), host: twoMerchants })
  expectHostility(twoMerchants, await readHostElements(page), blank)
  for (const merchant of ['ironbark', 'cascade'] as const) {
    const address = portal.url(merchant)
    const did: Parameters<typeof visit>[0]['did'] = (client) => putInCart(client, known[merchant].ordinary)
    await page.evaluate(keep, await visit({ merchant, address, did }))
    await stand(page, { address, host: twoMerchants, widget, place: places[merchant].slice(1) })
  }
  const cartOf = (merchant: keyof typeof places) => page.locator(places[merchant])
  const quantityOf = (merchant: keyof typeof places) =>
    cartOf(merchant)
      .getByRole('spinbutton', { name: /^Quantity of / })
      .first()
  await expect(quantityOf('ironbark')).toBeVisible()
  await expect(quantityOf('cascade')).toBeVisible()
  const brand = (merchant: keyof typeof places) => cartOf(merchant).getByRole('link', { name: 'Checkout' })
  await expect(brand('ironbark')).toHaveCSS('background-color', 'rgb(122, 31, 31)')
  await expect(brand('cascade')).toHaveCSS('background-color', 'rgb(11, 79, 138)')
  await expect(cartOf('ironbark')).toContainText('GST')
  await expect(cartOf('cascade')).not.toContainText('GST')

  const others = await quantityOf('cascade').inputValue()
  const sent = page.waitForResponse(/ipFunction=updateCartProduct/)
  await quantityOf('ironbark').fill('9')
  await quantityOf('ironbark').blur()
  await sent
  await expect(quantityOf('cascade')).toHaveValue(others)
  await expectUsable(page, 'widget')
  expect(await idsTwice(page)).toEqual([])
})
