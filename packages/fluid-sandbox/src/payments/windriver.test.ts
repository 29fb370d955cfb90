import { describe, expect, it, onTestFinished } from 'vitest'
import { serve } from '../server/serve.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { ENDPOINT } from '../testing/requests.ts'
import { PROVIDER_FOLDER, WINDRIVER_SCRIPT } from './ProviderPages.ts'

const customer = '4021'
const portal = 'https://portal.example'
const page = `${ENDPOINT}/__pay/windriver`
const sale = {
  transid: 'W-1+2/3',
  key: 'pk_test_cascade',
  amount: '1842.05',
  currency: 'USD',
  type: 'sale',
  reference: `${customer}-0-0`,
  successUrl: `${portal}/#/payment-complete?transid=W-1%2B2%2F3`,
  cancelUrl: `${portal}/#/payment-cancelled`,
}
const saleAddress = `${page}?payment=W-1%2B2%2F3`

const settings = [
  ['payment_provider', 'windriver'],
  ['checkout_key', sale.key],
  ['checkout_script_url', PROVIDER_FOLDER + WINDRIVER_SCRIPT],
  ['locale', 'en-US'],
  ['currency', 'USD'],
] as const

/** Opens a world with a customer signed in to a merchant with windriver. */
async function signedIn() {
  const world = openWorld({ merchantName: 'Cascade Lumber & Supply' })
  for (const [label, value] of settings) {
    const row = [label, value]
    world.sandbox.database.run("INSERT INTO widgets VALUES ('settings', ?, 'setting', 1, ?, '', '')", row)
  }
  await world.signIn()
  return world
}

/** Posts the form of the provider's script, as a page of the portal does. */
const begin = (world: OpenWorld, changes: Partial<typeof sale> = {}, origin: string | null = portal) =>
  world.sandbox.fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ ...sale, ...changes }),
    headers: origin === null ? {} : { Origin: origin },
  })

const press = (world: OpenWorld, outcome: string) =>
  world.sandbox.fetch(saleAddress, { method: 'POST', body: new URLSearchParams({ outcome }) })

const status = async (world: OpenWorld) =>
  (await world.call('queryPaymentSession', { sessionID: sale.transid })).status

/** The merchant learns the id from the address of success, and not before. */
const expectUnknown = (world: OpenWorld) => expect(status(world)).rejects.toThrow('Payment session not found')

describe('the page of windriver', () => {
  it('begins with what the script sends, shows it, and reports nothing to the merchant [case-060]', async () => {
    const world = await signedIn()
    const answer = await begin(world)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, saleAddress])
    const html = await (await world.sandbox.fetch(saleAddress)).text()
    for (const shown of ['Cascade Lumber &#38; Supply', '$1,842.05', sale.reference]) {
      expect(html).toContain(shown)
    }
    await expectUnknown(world)
  })

  it('once approved goes to the address of success, and the payment is identified by its transid', async () => {
    const world = await signedIn()
    await begin(world)
    expect((await press(world, 'approved')).headers.get('Location')).toBe(sale.successUrl)
    expect(await world.call('queryPaymentSession', { sessionID: sale.transid })).toEqual({
      status: 'approved',
      paymentAmount: 1842.05,
      paymentReference: sale.reference,
    })
    expect((await press(world, 'cancelled')).headers.get('Location')).toBe(sale.successUrl)
  })

  it('stays with a declined card for another try, of which the merchant learns nothing [case-060]', async () => {
    const world = await signedIn()
    await begin(world)
    const declined = await press(world, 'declined')
    expect(declined.status).toBe(200)
    expect(await declined.text()).toContain('The card was declined')
    await expectUnknown(world)
    expect((await press(world, 'approved')).headers.get('Location')).toBe(sale.successUrl)
    expect(await status(world)).toBe('approved')
  })

  it('makes no markup of an address, and no header of a line break', async () => {
    const world = await signedIn()
    const successUrl = `${portal}/"><script>alert(1)</script>\n/é#/"onclick="x`
    await begin(world, { successUrl })
    const location = (await press(world, 'approved')).headers.get('Location')
    expect(location).toBe(new URL(successUrl).href)
    const html = await (await world.sandbox.fetch(saleAddress)).text()
    expect(html).not.toContain('<script')
    expect(html.match(/<a href="([^"]*)">/)?.[1]).toBe(location)
  })

  it('stands under its merchant’s mount', async () => {
    const world = await signedIn()
    const server = await serve({ port: 0, mounts: [{ path: '/cascade/', sandbox: world.sandbox }] })
    onTestFinished(() => server.close())
    const address = `${server.url}cascade/__pay/windriver`
    const post = (to: string, form: object) =>
      fetch(to, {
        method: 'POST',
        body: new URLSearchParams({ ...form }),
        headers: { Origin: portal },
        redirect: 'manual',
      })
    const begun = await post(address, { ...sale, transid: 'W-2' })
    expect([begun.status, begun.headers.get('Location')]).toEqual([303, `${address}?payment=W-2`])
    const approved = await post(`${address}?payment=W-2`, { outcome: 'approved' })
    expect(approved.headers.get('Location')).toBe(sale.successUrl)
    expect((await fetch(`${server.url}__pay/windriver?payment=W-2`)).status).toBe(404)
  })

  it('once cancelled goes to the other address as it was given, and the merchant does not know it [case-060]', async () => {
    const world = await signedIn()
    await begin(world)
    expect((await press(world, 'cancelled')).headers.get('Location')).toBe(sale.cancelUrl)
    expect(await world.post('queryPaymentSession', { sessionID: sale.transid })).toMatchObject({
      body: { hasErrors: true, errorTable: [{ field: 'sessionID', msg: 'Payment session not found' }] },
    })
  })

  it('of a payment that was begun already is the page of that payment', async () => {
    const world = await signedIn()
    await begin(world)
    const again = await begin(world, { amount: '1', reference: '5077-0-0' })
    expect(again.headers.get('Location')).toBe(saleAddress)
    await press(world, 'approved')
    expect(await world.call('queryPaymentSession', { sessionID: sale.transid })).toMatchObject({
      paymentAmount: 1842.05,
      paymentReference: sale.reference,
    })
  })

  it.each([
    ['another key', { key: 'pk_other' }],
    ['no sale', { type: 'refund' }],
    ['a currency that the merchant is not paid in', { currency: 'AUD' }],
    ['nothing to pay', { amount: '0' }],
    ['no amount', { amount: 'a lot' }],
    ['a reference of nobody', { reference: '1-0-0' }],
    ['no id', { transid: '' }],
    ['an address of another site', { successUrl: 'https://evil.example/?transid=1' }],
    ['an address that is a script', { cancelUrl: 'javascript:alert(1)' }],
  ])('refuses %s', async (_, changes) => {
    const world = await signedIn()
    const answer = await begin(world, changes)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This payment cannot begin')
    expect(world.sandbox.database.all('SELECT * FROM payment_sessions')).toEqual([])
  })

  it('refuses what does not come from a page of the site that it returns to', async () => {
    const world = await signedIn()
    for (const origin of ['https://evil.example', 'null', null]) {
      expect((await begin(world, {}, origin)).status).toBe(400)
    }
    expect((await world.sandbox.fetch(page)).status).toBe(405)
  })

  it('gives a payment to nobody but the customer of its reference', async () => {
    const world = await signedIn()
    await begin(world, { reference: '5077-0-0' })
    await press(world, 'approved')
    await expectUnknown(world)
    await world.signIn('other', 'pass3')
    expect(await status(world)).toBe('approved')
  })
})
