import { describe, expect, it } from 'vitest'
import { createFixtureClient, fixtureSignIn } from '../testing/fixtureClient'
import type { Script } from '../testing/scriptedFetch'

const refusal = (msg: string, field = '') => ({ hasErrors: true, errorTable: [{ field, msg }] })
const payment = {
  amount: 3_102_500,
  reference: '4021-0-0',
  approvedUrl: 'https://portal.example/#/payment-complete',
  cancelledUrl: 'https://portal.example/#/payment-cancelled',
  declinedUrl: 'https://portal.example/#/payment-fail',
}

async function openPayments(script: Script = {}) {
  const { client, calls } = createFixtureClient(script)
  await client.session.signIn(fixtureSignIn)
  calls.length = 0
  return { payments: client.payments, calls }
}

describe('opening a payment', () => {
  it.each([
    [1, 0.0001],
    [3, 0.0003],
    [12_345_678, 1234.5678],
    [99_999_999_900, 9_999_999.99],
  ])('of %d ten-thousandths sends %d dollars', async (amount, paymentAmount) => {
    const { payments, calls } = await openPayments()
    await payments.createSession({ ...payment, amount })
    expect(calls.map(({ operation }) => operation)).toEqual(['createPaymentSession'])
    expect(calls[0]?.payload).toMatchObject({ paymentAmount })
  })

  it.each([0, -1, 0.5, NaN, Infinity])('of %d is refused before it is sent', async (amount) => {
    const { payments, calls } = await openPayments()
    await expect(payments.createSession({ ...payment, amount })).rejects.toMatchObject({
      name: 'FluidFieldError',
      errors: [{ field: 'amount' }],
    })
    expect(calls).toEqual([])
  })

  it.each(['https://pay.example/p', 'http://localhost:4100/p', 'http://127.0.0.1:4100/p'])(
    'leads to %s [case-217]',
    async (redirectUrl) => {
      const { payments } = await openPayments({ createPaymentSession: () => ({ redirectUrl }) })
      expect(await payments.createSession(payment)).toEqual({ redirectUrl })
    },
  )

  it.each([
    'http://pay.example/p',
    'http://localhost.example/p',
    'http://localhost@pay.example/p',
    'http://127.0.0.1.example:4100/p',
    'javascript:alert(1)',
    'data:text/html,pay',
    '//pay.example/p',
    '/pay',
    'pay.example',
    '',
    null,
    7,
  ])('leads nowhere when the merchant says %j', async (redirectUrl) => {
    const { payments } = await openPayments({ createPaymentSession: () => ({ redirectUrl }) })
    await expect(payments.createSession(payment)).rejects.toMatchObject({
      isFluidError: true,
      name: 'FluidError',
      operation: 'createPaymentSession',
    })
  })

  it('is not repeated when no answer comes', async () => {
    const { payments, calls } = await openPayments({
      createPaymentSession: () => new Response('', { status: 503 }),
    })
    await expect(payments.createSession(payment)).rejects.toMatchObject({ name: 'FluidTransportError' })
    expect(calls).toHaveLength(1)
  })
})

describe('what became of a payment', () => {
  it.each([
    ['approved', 'approved'],
    ['Declined', 'declined'],
    [' cancelled ', 'cancelled'],
    ['PENDING', 'pending'],
    ['settled', 'unknown'],
    ['', 'unknown'],
    [undefined, 'unknown'],
    [true, 'unknown'],
  ])('is, of the status %j, %s', async (status, reported) => {
    const { payments } = await openPayments({ queryPaymentSession: () => ({ status }) })
    expect(await payments.getSession({ id: 'P-1' })).toEqual({
      status: reported,
      amount: null,
      reference: '',
    })
  })

  it.each([
    ['', 'No matching records'],
    ['sessionID', 'Payment session not found'],
    ['', 'payment session P-1 was NOT FOUND'],
  ])('is unknown when the merchant refuses its id: %j, %s [case-060]', async (field, msg) => {
    const { payments } = await openPayments({ queryPaymentSession: () => refusal(msg, field) })
    expect(await payments.getSession({ id: 'P-1' })).toEqual({
      status: 'unknown',
      amount: null,
      reference: '',
    })
  })

  it('is no outcome at all when the merchant refuses for another reason [case-060]', async () => {
    const { payments } = await openPayments({ queryPaymentSession: () => refusal('Payments are closed') })
    await expect(payments.getSession({ id: 'P-1' })).rejects.toMatchObject({ name: 'FluidFieldError' })
  })

  it('is no outcome at all when the merchant cannot be asked', async () => {
    const { payments } = await openPayments({
      queryPaymentSession: () => new Response('', { status: 502 }),
    })
    await expect(payments.getSession({ id: 'P-1' })).rejects.toMatchObject({ name: 'FluidTransportError' })
  })
})
