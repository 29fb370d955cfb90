import { known } from '@trade-portal/demo-data'
import type { Page } from '@playwright/test'
import { noteConsole } from '../console'
import {
  expectHostContentUnchanged,
  expectHostility,
  expectUntouched,
  readHostElements,
} from '../hosts/hostElements'
import { fillCart, hostedWidgets } from '../hosts/hostedWidgets'
import { BLANK, openHost, stand, standElement } from '../hosts/hostPage'
import { hosts, twoMerchants } from '../hosts/hosts'
import { expect, test } from '../hosts/hostTest'
import { expectSameLooks } from '../hosts/looks'
import { openForCustomer, tryWidgets } from '../hosts/trial'
import { expectUsable, idsTwice } from '../hosts/usable'
import { keep, visit } from '../visitBefore'

const count = `${hostedWidgets.length} widgets`
const pairs = 2 * hosts.length * hostedWidgets.length

test.describe(`${pairs} pairs of a page and a widget`, () => {
  for (const host of hosts) {
    test(`${count} in the page’s own tree hold their own on ${host.name} [${host.id}]`, async ({
      page,
      portal,
      blank,
    }) => {
      const refused = noteConsole(page, { says: /Content Security Policy/ })
      const trial = { address: portal.url('ironbark'), host, isElement: false }
      await openForCustomer(page, trial)
      const before = await readHostElements(page)
      expectHostility(host, before, blank)
      refused.length = 0
      await tryWidgets(page, trial)
      await expectHostContentUnchanged(page)
      // Without a nonce, a style of ours and one of React Aria's are each tried once.
      const tried = host.policy && !host.nonce ? ['style-src', 'style-src'] : []
      expect(
        refused.map((text) => /style-src/.exec(text)?.[0] ?? text),
        'what the page’s policy refused',
      ).toEqual(tried)
      expectUntouched(await readHostElements(page), before)
      await expectAlive(page)
    })

    test(`${count} as elements look as on an easy page on ${host.name} [${host.id}]`, async ({
      page,
      portal,
      blank,
      easyLooks,
    }) => {
      const refused = noteConsole(page, { says: /Content Security Policy/ })
      const trial = { address: portal.url('ironbark'), host, isElement: true, isCompared: host.twin !== null }
      await openForCustomer(page, trial)
      const before = await readHostElements(page)
      expectHostility(host, before, blank)
      refused.length = 0
      const looks = await tryWidgets(page, trial)
      expect(refused, 'what the page’s policy refused').toEqual([])
      expectUntouched(await readHostElements(page), before)
      await expectAlive(page)
      const { twin = BLANK } = host
      if (twin) await expectSameLooks(host, looks, await easyLooks(twin))
    })
  }
})

/** Fails if the host's own tree no longer renders changes. */
async function expectAlive(page: Page) {
  const button = page.locator('#count')
  if ((await button.count()) === 0) return
  await button.click()
  await expect(button).toHaveText('1 so far')
}

for (const [name, standing] of [
  ['', stand],
  [' as elements', standElement],
] as const) {
  test(`two merchants on a page${name} keep their brands, messages, carts and ids apart [host-15]`, async ({
    page,
    portal,
    blank,
  }) => {
    const routes = { ironbark: '#widget', cascade: '#other' } as const
    const widget = { widget: 'cart', asked: {}, element: '<trade-cart-review></trade-cart-review>' } as const
    await openHost(page, { address: portal.url('ironbark'), host: twoMerchants })
    expectHostility(twoMerchants, await readHostElements(page), blank)
    for (const merchant of ['ironbark', 'cascade'] as const) {
      const address = portal.url(merchant)
      const did: Parameters<typeof visit>[0]['did'] = (client) => fillCart(client, known[merchant].ordinary)
      await page.evaluate(keep, await visit({ merchant, address, did }))
      await standing(page, { address, host: twoMerchants, widget, route: routes[merchant].slice(1) })
    }
    const cartOf = (merchant: keyof typeof routes) => page.locator(routes[merchant])
    const quantityOf = (merchant: keyof typeof routes) =>
      cartOf(merchant)
        .getByRole('spinbutton', { name: /^Quantity of / })
        .first()
    await expect(quantityOf('ironbark')).toBeVisible()
    await expect(quantityOf('cascade')).toBeVisible()
    const brand = (merchant: keyof typeof routes) => cartOf(merchant).getByRole('link', { name: 'Checkout' })
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
}
