import type { Locator } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import {
  expectHostContentKept,
  expectHostility,
  expectUntouched,
  readHostElements,
} from './hosts/hostElements'
import { hostedWidgets, putInCart } from './hosts/hostedWidgets'
import { openHost, stand, standElement } from './hosts/hostPage'
import { hosts, twoMerchants } from './hosts/hosts'
import { expect, test } from './hosts/hostTest'
import { expectOnTop, expectUsable, idsTwice } from './hosts/usable'
import { keep, visit } from './visitBefore'

const byKeys = async (target: Locator) => {
  await target.focus()
  await target.press('Enter')
}
const byPointer = (target: Locator) => target.click()

/** The ways that a widget comes into a page, and the widgets that come in it. */
const ways = [
  { name: '', standsIn: stand, isApart: false, widgets: hostedWidgets },
  // A tree of their own keeps elements from the page's rules; the suite's time is for what has none.
  { name: ' as an element', standsIn: standElement, isApart: true, widgets: hostedWidgets.slice(0, 1) },
]
const trials = ways.flatMap(({ widgets, ...way }) =>
  hosts.flatMap((host) => widgets.map((widget) => ({ way, host, widget }))),
)

for (const { way, host, widget } of trials) {
  test(`${widget.name}${way.name} holds its own on ${host.name} [${host.id}]`, async ({
    page,
    portal,
    blank,
    signedIn,
  }) => {
    const refused: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text())
    })
    const address = portal.url('ironbark')
    const isBeyondStyles = host.isBeyondStyles && !way.isApart
    if (host.device) await page.emulateMedia({ colorScheme: host.device })
    await page.addInitScript(keep, await signedIn(widget))
    await openHost(page, { address, host })
    const before = await readHostElements(page)
    expectHostility(host, before, blank)
    refused.length = 0

    await way.standsIn(page, { address, host, widget })
    if (!way.isApart) await expectHostContentKept(page)
    await expect(widget.ready(page)).toBeVisible()
    await expect(page.locator('#widget [aria-busy="true"]')).toHaveCount(0)
    const press = isBeyondStyles ? byKeys : byPointer
    const isOpenAtFirst = widget.widget === 'tally'
    if (!isBeyondStyles && !isOpenAtFirst) await expectUsable(page, 'widget')
    if (!isBeyondStyles && widget.open) {
      await widget.open(page, press)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectOnTop(page)
      await expectUsable(page, 'overlay')
      if (!isOpenAtFirst) await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(isOpenAtFirst ? 1 : 0)
    }
    await widget.act(page, press)
    expect(await idsTwice(page), 'ids that stand twice').toEqual([])
    await expect(page.getByRole('dialog')).toBeHidden()
    expect([...refused], 'what the page’s policy refused').toEqual([])
    expectUntouched(await readHostElements(page), before)
  })
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
