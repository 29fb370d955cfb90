import type { Page } from '@playwright/test'
import { noteConsole } from '../console'
import { expect, fillSignIn, test } from '../fixtures'

const BUTTON = '<trade-cart-button></trade-cart-button>'

/** Prototype.js 1.7 replaces the language's function by its own, which knows no iterators; so does MooTools. */
const oldLibrary = `<script>
Array.from = function (iterable) {
  if (!iterable) return []
  var length = iterable.length || 0, results = new Array(length)
  while (length--) results[length] = iterable[length]
  return results
}
Array.prototype.entries = function () { return this.slice() }
</script>`

/** Collects the errors that reach the host's window. */
async function noteErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('a copy of a filled product shows the page’s own words, and no price once its customer has signed out [case-230]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: `<trade-portal></trade-portal><trade-product product="BBS14100"><template>Yours: <trade-price></trade-price></template><p>Ask us</p></trade-product>
<div id="copies"></div>`,
  })
  await expect(page.locator('trade-product')).toContainText('$69.96 / box ex GST')
  const copy = () =>
    page.evaluate(() => {
      const piece = document.querySelector('trade-product')
      document.getElementById('copies')?.append(piece?.cloneNode(true) ?? '')
    })
  await copy()
  const copies = page.locator('#copies trade-product')
  await expect(copies).toContainText('$69.96 / box ex GST')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(page.locator('trade-product')).toContainText('Ask us')
  // Signed in again, copied, and signed out while the copies are on the page.
  await visitBefore('ironbark')
  await openHostPage({
    body: `<trade-account></trade-account><trade-product product="BBS14100"><template>Yours: <trade-price></trade-price></template><p>Ask us</p></trade-product>
<div id="copies"></div>`,
  })
  await expect(page.locator('trade-product')).toContainText('$69.96 / box ex GST')
  await copy()
  await expect(copies).toContainText('$69.96 / box ex GST')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(copies).toHaveText('Ask us')
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('69.96')
})

for (const [ground, painted] of [
  ['#0b0f14', true],
  ['#ffffff', false],
] as const) {
  test(`text is read on a page of ${ground} that says nothing of its scheme [case-231]`, async ({
    page,
    openHostPage,
  }) => {
    await openHostPage({
      head: `<style>body { background: ${ground} }</style>`,
      body: '<trade-product-list search="screw"></trade-product-list>',
    })
    await expect(page.getByText('Sign in to see your prices')).toBeVisible()
    const root = page.locator('trade-product-list .root > div').first()
    expect(await root.evaluate((element) => element.hasAttribute('data-trade-painted'))).toBe(painted)
  })
}

test('a page that turns dark by a class has its elements painted, and the console says so [case-231]', async ({
  page,
  openHostPage,
}) => {
  const warnings = noteConsole(page)
  await openHostPage({
    head: '<style>.night { background: #0b0f14 }</style>',
    body: '<div id="box"><trade-product-list search="screw"></trade-product-list></div><trade-doctor></trade-doctor>',
  })
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
  const root = page.locator('trade-product-list .root > div').first()
  await expect(root).not.toHaveAttribute('data-trade-painted')
  await page.evaluate(() => document.getElementById('box')?.classList.add('night'))
  await expect(root).toHaveAttribute('data-trade-painted', 'ground')
  expect(warnings.filter((text) => text.includes('color-scheme'))).toHaveLength(1)
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.locator('trade-doctor')).toContainText(
    'The text of <trade-product-list> cannot be read on the page behind it',
  )
})

test('elements live on a page whose old library has replaced Array.from [case-233]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  const errors = await noteErrors(page)
  await visitBefore('ironbark')
  await openHostPage({
    head: oldLibrary,
    body: `${BUTTON}<trade-product-list category="TIMBER" type="Structural Pine"></trade-product-list><trade-checkout-form></trade-checkout-form>`,
  })
  await page
    .getByRole('button', { name: /^Enter a tally of/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Type or paste lengths' }).fill('10/2.7')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await expect(page.getByRole('link', { name: /^Cart, 1 item/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm Order' }).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('keys typed into a field reach nothing of the page, whose one form and shortcuts leave them alone [case-234]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    // As ASP.NET writes it.
    body: `<form id="aspnet" onsubmit="heard.push('submit'); return false" onkeypress="return fire(event)">
<input aria-label="Host"><trade-quick-order></trade-quick-order><trade-search></trade-search>
<input type="submit" id="default" value="Go" onclick="heard.push('default button')"></form>
<script>
  var heard = []
  function fire(event) {
    if (event.keyCode !== 13) return true
    document.getElementById('default').click()
    return false
  }
  for (const type of ['keydown', 'keyup'])
    document.addEventListener(type, (event) => heard.push(event.key))
</script>`,
  })
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
  const pad = page.getByRole('textbox', { name: 'Your lines' })
  await pad.click()
  await pad.pressSequentially('HL-ENT1 2')
  await page.keyboard.press('Enter')
  await page.keyboard.type('SP-1712 4')
  await expect(pad).toHaveValue('HL-ENT1 2\nSP-1712 4')
  expect(await heard()).toEqual([])
  const search = page.getByRole('combobox')
  await search.click()
  await search.pressSequentially('pine')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option').first()).toBeHidden()
  expect(await heard()).toEqual([])
  // Keys unused by the widget go to the page.
  await search.fill('')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect((await heard()).filter((key) => key === 'Escape' || key === 'Tab')).toContain('Tab')
  await page.getByRole('textbox', { name: 'Host' }).click()
  await page.keyboard.press('h')
  expect(await heard()).toEqual(['h', 'h'])
})

test('a page that takes its elements away as their customer signs out in another tab has no error in its window [case-235]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const errors = await noteErrors(page)
  await openHostPage({
    body: `<main><trade-sign-in></trade-sign-in><trade-product-list search="screw"></trade-product-list></main>
<script>
  document.addEventListener('trade:session:change', ({ detail }) => {
    if (detail.status === 'signedOut') document.querySelector('main').innerHTML = '<h1>Signed out</h1>'
  })
</script>`,
  })
  await page.getByText('Remember Me').click()
  await fillSignIn(page.locator('trade-sign-in'), 'ironbark')
  await page.getByRole('link', { name: 'Bugle Batten Screw 14 g × 65 mm, box 250', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(portal.url('ironbark'))
  await other.getByRole('button', { name: 'My Account' }).click()
  await other.getByRole('menuitem', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})

test('an element that leaves the page in the moment in which something opens raises no error [case-235]', async ({
  page,
  openHostPage,
}) => {
  const errors = await noteErrors(page)
  await openHostPage({ body: '<h1>Shop</h1><trade-product-list search="screw"></trade-product-list>' })
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
  await page.evaluate(() => {
    const list = document.querySelector('trade-product-list')
    list?.shadowRoot?.querySelector('[popover="manual"] > div')?.append(document.createElement('i'))
    list?.remove()
  })
  await expect(page.getByText('Sign in to see your prices')).toBeHidden()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(errors).toEqual([])
})
