import { expect } from '@playwright/test'
import type { Page } from 'playwright'
import { addTally, placeOrder } from './orderJourney.ts'
import type { OrderJourney } from './orderJourney.ts'
import { consoleOf, headerCart, pricesIn, signIn, signInButton, soon } from './visitor.ts'

const LISTING = '/trade/products/OUTDOOR/Hardwood%20Decking'

/** Orders on the Next example like a customer, and checks the points of interest to an integrator. */
export async function walkSite({ page, address, backEnd, say }: OrderJourney) {
  const said = consoleOf(page)
  const main = page.getByRole('main')
  const cart = headerCart(page)
  // The order of a server's requests must not show in the HTML.
  await htmlOf(address, '/trade/cart')
  const html = await htmlOf(address, LISTING)
  expect(html, 'the styles are in the HTML').toMatch(/<style data-styled=[^>]*>[^<]*\{/)

  await page.goto(address)
  const own = await attributesOf(page)
  await page.evaluate(() => Object.assign(window, { marker: 'here' }))
  await page.getByRole('link', { name: 'hardwood decking' }).click()
  await soon(signInButton(main)).toBeVisible()
  await soon(page).toHaveURL(address + LISTING)
  const widget = main.locator('section[data-gap]').first()
  expect(await widget.getAttribute('class'), 'a class is the same from the server and on the page').toBe(
    classIn(html),
  )

  await signIn(page, main)
  await soon(pricesIn(main).first()).toBeVisible()
  say(`${await pricesIn(main).count()} products with prices after signing in`)

  await page.getByRole('link', { name: 'Ironbark Timber Yard' }).click()
  await page.getByRole('link', { name: 'structural pine' }).click()
  await soon(page).toHaveURL(`${address}/trade/products/TIMBER/Structural%20Pine`)
  await soon(cart).toContainText('Cart, 0 items')
  await addTally(page)
  await soon(cart).toContainText('Cart, 1 item,')
  say('the cart in the header counts the tally')

  await cart.click()
  await soon(page.getByRole('heading', { name: 'Review Cart' })).toBeVisible()
  await soon(page).toHaveURL(`${address}/trade/cart`)
  await page.goBack()
  await soon(pricesIn(main).first()).toBeVisible()
  const marker = await page.evaluate(() => Reflect.get(window, 'marker'))
  expect(marker, 'the page was not loaded again').toBe('here')
  say("widgets' links and Back go through Next's router")

  await page.reload()
  await soon(pricesIn(main).first()).toBeVisible()
  await soon(cart).toContainText('Cart, 1 item,')
  expect(await attributesOf(page), '<html> and <body> are as the host wrote them').toEqual(own)

  await cart.click()
  await placeOrder({ page, backEnd, say })
  await page.getByRole('dialog', { name: 'Order Placed' }).getByRole('button', { name: 'OK' }).click()
  await soon(main.getByRole('heading', { name: 'Order Complete' })).toBeVisible()
  expect(said, 'nothing is written to the console').toEqual([])
  say('no word in the console, and nothing of ours on <html> or <body>')
}

async function htmlOf(address: string, path: string): Promise<string> {
  const response = await fetch(address + path)
  expect(response.status).toBe(200)
  return await response.text()
}

/** Returns the classes of the page's widget, as written by a server. */
function classIn(html: string): string | undefined {
  return /<main.*?<section data-gap="\w+" class="([^"]*)"/s.exec(html)?.[1]
}

async function attributesOf(page: Page): Promise<string[][]> {
  return await page.evaluate(() =>
    [document.documentElement, document.body].map((element) =>
      [...element.attributes].map(({ name, value }) => `${name}="${value}"`),
    ),
  )
}
