import { noteConsole } from '../console'
import { expect, fillSignIn, test } from '../fixtures'

test('who signs in to see their prices sees them [case-232]', async ({ page, openHostPage }) => {
  await openHostPage({ body: '<trade-product-list search="Bugle"></trade-product-list>' })
  await expect(page.getByText('Sign in to see your prices')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await fillSignIn(page.getByRole('dialog'), 'ironbark')
  await expect(page.getByRole('switch', { name: /^See Prices/ })).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: 'BBS14100' })).toContainText('$69.96')
})

for (const [prices, seen] of [
  ['on', true],
  ['ask', false],
  ['off', null],
] as const) {
  test(`prices="${prices}" decides what a list begins with [case-232]`, async ({
    page,
    visitBefore,
    openHostPage,
  }) => {
    await visitBefore('ironbark')
    await openHostPage({
      body: `<trade-portal prices="${prices}"></trade-portal><trade-product-list search="Bugle"></trade-product-list>`,
    })
    const row = page.getByRole('row').filter({ hasText: 'BBS14100' })
    await expect(row).toBeVisible()
    const toggle = page.getByRole('switch', { name: /^See Prices/ })
    if (seen === null) await expect(toggle).toBeHidden()
    else await expect(toggle).toBeChecked({ checked: seen })
    if (seen) await expect(row).toContainText('$69.96')
    else await expect(row).not.toContainText('$')
  })
}

test('each attribute is a property too, also one that was set before the script came [case-236]', async ({
  page,
  visitBefore,
  openHostPage,
}) => {
  await visitBefore('ironbark')
  await openHostPage({
    body: `<trade-portal></trade-portal><trade-product-list></trade-product-list><trade-cart-button></trade-cart-button>
<script>
  const list = document.querySelector('trade-product-list')
  list.category = 'TIMBER'
  list.type = 'Structural Pine'
  document.querySelector('trade-cart-button').hrefCart = '/basket.html'
</script>`,
  })
  const list = page.locator('trade-product-list')
  await expect(list).toHaveAttribute('category', 'TIMBER')
  await expect(page.getByRole('button', { name: /^Enter a tally of Structural Pine/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/basket.html')
  const prices = page.getByRole('switch', { name: /^See Prices/ })
  await expect(prices).not.toBeChecked()
  await page.evaluate(() => Object.assign(document.querySelector('trade-portal') ?? {}, { prices: 'on' }))
  await expect(prices).toBeChecked()
  const classId = await list.evaluate((element) => {
    Object.assign(element, { type: null, classId: 7 })
    const { classId, type } = element as unknown as Record<string, unknown>
    return [classId, type, element.getAttribute('class-id'), element.hasAttribute('type')]
  })
  expect(classId).toEqual(['7', null, '7', false])
  const modal = await page.evaluate(() => {
    const made = document.createElement('trade-product-modal')
    Object.assign(made, { product: 'BBS14100', open: true })
    document.body.append(made)
    return made.outerHTML
  })
  expect(modal).toBe('<trade-product-modal product="BBS14100" open=""></trade-product-modal>')
  await expect(page.getByRole('dialog', { name: /^Bugle Batten/ })).toBeVisible()
})

test('an endpoint without https:// is said to be one, and a back end that keeps its answers to itself as well [case-237]', async ({
  page,
  portal,
  openHostPage,
}) => {
  const said = noteConsole(page)
  const configuration = { company_name: 'Shop', device_id: 'D', company_id: 'C' }
  await page.route('**/bare.json', (route) =>
    route.fulfill({ json: { DeviceList: [{ ...configuration, endpointUrl: 'erp.example.com/fluid' }] } }),
  )
  await openHostPage({
    script: 'data-configuration="bare.json"',
    body: '<trade-cart-button></trade-cart-button>',
  })
  await expect(page.getByRole('alert')).toBeVisible()
  expect(said.filter((text) => text.includes('https://erp.example.com/fluid'))).not.toEqual([])

  const elsewhere = portal.url('ironbark').replace('localhost', '127.0.0.1')
  await page.route('**/closed.json', (route) =>
    route.fulfill({ json: { DeviceList: [{ ...configuration, endpointUrl: elsewhere }] } }),
  )
  await page.route(`${elsewhere}**`, (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://its-own.example' } }),
  )
  await openHostPage({
    script: 'data-configuration="closed.json"',
    body: '<trade-sign-in></trade-sign-in>',
  })
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect
    .poll(() => said.filter((text) => text.includes('Access-Control-Allow-Origin: ')))
    .toHaveLength(1)
})
