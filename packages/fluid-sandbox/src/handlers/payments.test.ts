import { describe, expect, it } from 'vitest'
import type { Payload } from '../wire/payload.ts'
import { openWorld, type OpenWorld } from '../testing/openWorld.ts'
import { callRequest } from '../testing/requests.ts'

const portal = 'https://portal.example/trade/?lang=en'
const payment: Payload<'createPaymentSession'> = {
  idCust: '4021',
  paymentAmount: 118.04,
  paymentReference: '4021-100120-1',
  urlApproved: `${portal}#/payment-complete`,
  urlCancelled: 'https://portal.example/#/payment-cancelled',
  urlDeclined: 'https://portal.example/#/payment-fail',
}

async function signedIn() {
  const world = openWorld({ merchantName: 'Ironbark Trade' })
  await world.signIn()
  return world
}

/** Begins a payment and gives its page's address. */
const begin = async (world: OpenWorld, changes: Partial<typeof payment> = {}) =>
  (await world.call('createPaymentSession', { ...payment, ...changes })).redirectUrl

const idOf = (address: string) => new URL(address).searchParams.get('payment') ?? ''

const query = (world: OpenWorld, sessionID: string) => world.call('queryPaymentSession', { sessionID })

const open = (world: OpenWorld, address: string) => world.sandbox.fetch(address)

const press = (world: OpenWorld, address: string, outcome: string) =>
  world.sandbox.fetch(address, { method: 'POST', body: new URLSearchParams({ outcome }) })

describe('createPaymentSession', () => {
  it('begins a payment that is pending until somebody decides', async () => {
    const world = await signedIn()
    const address = await begin(world)
    expect(address).toMatch(/^https:\/\/fluid\.example\/__pay\/windcave\?payment=[0-9a-f]{32}$/)
    expect(await query(world, idOf(address))).toEqual({
      status: 'pending',
      paymentAmount: 118.04,
      paymentReference: '4021-100120-1',
    })
  })

  it.each([
    ['http://127.0.0.1:4400/cascade', 'http://localhost:4400/cascade/__pay/windcave'],
    ['http://[::1]:4400', 'http://localhost:4400/__pay/windcave'],
    ['https://fluid.example/a', 'https://fluid.example/a/__pay/windcave'],
  ])('of a back end at %s leads to %s', async (base, page) => {
    const world = await signedIn()
    const response = await world.sandbox.fetch(
      callRequest('createPaymentSession', payment, world.session, base),
    )
    const { redirectUrl } = (await response.json()) as { redirectUrl: string }
    expect(redirectUrl.split('?')[0]).toBe(page)
  })

  it.each([
    ['nothing to pay', { paymentAmount: 0 }, 'paymentAmount'],
    ['an amount below 0', { paymentAmount: -1 }, 'paymentAmount'],
    ['an amount finer than money', { paymentAmount: 0.00001 }, 'paymentAmount'],
    ['another customer', { idCust: '5077' }, 'idCust'],
    ['another customer’s reference', { paymentReference: '5077-0-0' }, 'paymentReference'],
    ['a reference of nobody', { paymentReference: '1-0-0' }, 'paymentReference'],
    ['a reference without a suffix', { paymentReference: '4021-0' }, 'paymentReference'],
    ['no reference', { paymentReference: '' }, 'paymentReference'],
    ['a script for an address', { urlApproved: 'javascript:alert(1)' }, 'urlApproved'],
    ['half an address', { urlDeclined: '/#/payment-fail' }, 'urlDeclined'],
    ['a file for an address', { urlCancelled: 'file:///etc/passwd' }, 'urlCancelled'],
  ])('refuses %s', async (_, changes, field) => {
    const world = await signedIn()
    const { body } = await world.post('createPaymentSession', { ...payment, ...changes })
    expect(body).toMatchObject({ hasErrors: true, errorTable: [{ field }] })
    expect(world.sandbox.database.all('SELECT * FROM payment_sessions')).toEqual([])
  })
})

describe('the page of windcave', () => {
  it('shows what is paid to whom', async () => {
    const world = await signedIn()
    const page = await open(world, await begin(world, { paymentAmount: 1234.5 }))
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    )
    const html = await page.text()
    for (const shown of ['Ironbark Trade', '$1,234.50', '4021-100120-1', 'Approve', 'Decline', 'Cancel']) {
      expect(html).toContain(shown)
    }
  })

  it.each([
    ['approved', 'https://portal.example/trade/?lang=en&sessionId={id}#/payment-complete'],
    ['declined', 'https://portal.example/?sessionId={id}#/payment-fail'],
    ['cancelled', 'https://portal.example/?sessionId={id}#/payment-cancelled'],
  ])('once %s goes to %s', async (outcome, address) => {
    const world = await signedIn()
    const page = await begin(world)
    const id = idOf(page)
    const answer = await press(world, page, outcome)
    const goesTo = address.replace('{id}', id)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, goesTo])
    expect((await query(world, id)).status).toBe(outcome)
    // It is over: a second thought changes nothing and leads to the same place.
    for (const other of ['approved', 'declined', 'cancelled']) {
      expect((await press(world, page, other)).headers.get('Location')).toBe(goesTo)
    }
    expect((await query(world, id)).status).toBe(outcome)
    const html = await (await open(world, page)).text()
    expect(html).toContain(`href="${goesTo.replaceAll('&', '&#38;')}"`)
    expect(html).toContain('id="decision" hidden')
  })

  it('left alone stays pending, and says so', async () => {
    const world = await signedIn()
    const page = await begin(world)
    const answer = await press(world, page, 'pending')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('the payment stays pending')
    expect((await query(world, idOf(page))).status).toBe('pending')
    await press(world, page, 'approved')
    expect((await query(world, idOf(page))).status).toBe('approved')
  })

  it('takes no other decision, and knows no other payment', async () => {
    const world = await signedIn()
    const page = await begin(world)
    expect((await press(world, page, 'refunded')).status).toBe(200)
    expect((await query(world, idOf(page))).status).toBe('pending')
    for (const unknown of ['nobody', '', '<script>alert(1)</script>']) {
      const address = `https://fluid.example/__pay/windcave?payment=${encodeURIComponent(unknown)}`
      const answer = await press(world, address, 'approved')
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('<script>')
    }
    expect((await open(world, 'https://fluid.example/__pay/windcave')).status).toBe(404)
    expect((await open(world, 'https://fluid.example/__pay/other?payment=1')).status).toBe(404)
  })

  it('takes no body without end', async () => {
    const world = await signedIn()
    const answer = await press(world, await begin(world), 'x'.repeat(1_000_001))
    expect(answer.status).toBe(413)
  })
})

describe('another customer', () => {
  it('learns nothing of a payment, not even that it is one', async () => {
    const world = await signedIn()
    const id = idOf(await begin(world))
    await world.signIn('other', 'pass3')
    const none = JSON.stringify([{ field: 'sessionID', msg: 'Payment session not found' }])
    for (const sessionID of [id, 'nobody', '']) {
      await expect(query(world, sessionID)).rejects.toThrow(none)
    }
    await expect(begin(world)).rejects.toThrow('Customer not found')
    const theirs = idOf(await begin(world, { idCust: '5077', paymentReference: '5077-0-0' }))
    await world.signIn()
    await expect(query(world, theirs)).rejects.toThrow(none)
  })
})
