import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { fillCart } from '../../../testing/fillCart'
import { typeParts } from '../../../testing/fillCheckout'
import type { SandboxSetting } from '../../../testing/merchantClient'
import { renderPortal } from '../../../testing/renderPortal'
import { seeded } from '../../../testing/seededTransactions'
import { OrdersTable } from '../OrdersTable/OrdersTable'
import { TransactionView } from './TransactionView'
import type { TransactionViewProps } from './TransactionView'
import './AcceptModal'

const { order, quote, invoice, credit } = seeded.ironbark

async function open(props: TransactionViewProps, setting: SandboxSetting = {}) {
  const portal = await renderPortal(<TransactionView {...props} />, setting)
  await screen.findByRole('button', { name: 'Email' })
  const press = async (name: string) => portal.user.click(await screen.findByRole('button', { name }))
  const sent = (operation: string) =>
    portal.sandbox.calls.filter((call) => call.operation === operation).map(({ payload }) => payload)
  const write = async (field: string | RegExp, words: string) => {
    await portal.user.click(await screen.findByRole('textbox', { name: field }))
    await portal.user.paste(words)
  }
  return { ...portal, press, sent, write }
}

const refusal = (operation: string, ...messages: string[]): SandboxSetting => ({
  faults: [{ operation, kind: 'refusal', rows: messages.map((msg) => ({ field: '', msg })) }],
})
/** The operation succeeds, but its answer is lost. */
const lost = (operation: string): SandboxSetting => ({
  faults: [{ operation, when: 'after', kind: 'malformed' }],
})
/** The request is lost before the operation, which looks the same to the client. */
const lostBefore = (operation: string): SandboxSetting => ({
  faults: [{ operation, kind: 'status', status: 502 }],
})

/** Expects the modal titled 'Error', and closes it with Cancel. */
async function expectError(message: string | RegExp) {
  const modal = await screen.findByRole('alertdialog', { name: 'Error' })
  expect(modal).toHaveTextContent(message)
  expect(within(modal).getByRole('button', { name: 'Cancel' })).toBeVisible()
}

describe('a transaction by e-mail', () => {
  it.each([
    ['an order', order, 'Order', '418799'],
    ['a credit', credit, 'Credit', '418609-3'],
  ])('is sent as it is, where it is %s [tran-08]', async (_, id, transactionType, name) => {
    const { press, sent, write } = await open(id)
    await press('Email')
    expect(within(await screen.findByRole('dialog')).getByText(name)).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    await write('Email address', 'dana@ridgeline.example')
    await press('Send')
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('emailTransaction')).toMatchObject([
      {
        transactionType,
        transactionNumber: id.number,
        transactionSuffix: id.suffix,
        emailAddress: 'dana@ridgeline.example',
        format: 'pdf',
      },
    ])
  })

  it('comes in the merchant’s formats where it is an invoice [tran-08]', async () => {
    const { press, sent, write, user } = await open(invoice)
    await press('Email')
    await user.click(await screen.findByRole('radio', { name: 'Xero' }))
    await write('Email address', 'dana@ridgeline.example')
    await press('Send')
    await screen.findByText('Email sent successfully')
    expect(sent('emailTransaction')).toMatchObject([{ transactionType: 'Invoice', format: 'xero' }])
  })
})

describe('the comment on an invoice', () => {
  it('is saved, and shown at once [tran-09]', async () => {
    const { press, sent, write } = await open(invoice)
    expect(screen.queryByText('Your comment')).toBeNull()
    await press('Add Comment')
    await write(/Comment on/, 'Two lengths short')
    await press('Save comment')
    expect(await screen.findByText('Comment saved successfully')).toBeVisible()
    expect(await screen.findByText('Two lengths short', { selector: 'p' })).toBeVisible()
    expect(sent('saveUserComment')).toMatchObject([
      { transactionNumber: 418_609, transactionSuffix: 1, userComment: 'Two lengths short' },
    ])
  })

  it('is written on invoices alone [tran-09]', async () => {
    await open(quote)
    expect(screen.queryByRole('button', { name: 'Add Comment' })).toBeNull()
  })
})

describe('accepting a quote', () => {
  async function openAccepting(setting: SandboxSetting = {}) {
    const portal = await open(quote, setting)
    await portal.press('Accept')
    await screen.findByRole('dialog', { name: 'Accept quote 418501' })
    const accept = () => portal.press('Accept quote')
    const answer = async () => {
      await typeParts(portal.user, 'Delivery date', '05062099')
      await portal.write('Comment', 'Ring first')
      await accept()
    }
    return { ...portal, accept, answer }
  }

  it('wants a delivery date, day first, and a comment [tran-10]', async () => {
    const { accept, sent } = await openAccepting()
    const parts = screen.getAllByRole('spinbutton', { name: /Delivery date/ })
    expect(parts.map(({ textContent }) => textContent)).toEqual(['dd', 'mm', 'yyyy'])
    await accept()
    expect(await screen.findAllByText('Required')).toHaveLength(2)
    expect(sent('acceptQuote')).toEqual([])
  })

  it('makes an order of it, on its page and in the list at once [tran-11]', async () => {
    const list = await renderPortal(
      <>
        <OrdersTable />
        <TransactionView {...quote} />
      </>,
    )
    const row = async () => (await screen.findByRole('rowheader', { name: '418501' })).closest('tr')
    await waitFor(async () => expect(await row()).toHaveTextContent('Quote'))
    const { user, sandbox } = list
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await screen.findByRole('dialog', { name: 'Accept quote 418501' })
    await typeParts(user, 'Delivery date', '05062099')
    await user.click(screen.getByRole('textbox', { name: 'Comment' }))
    await user.paste('Ring first')
    await user.click(screen.getByRole('button', { name: 'Accept quote' }))

    expect(await screen.findByText('Quote accepted')).toBeVisible()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order 418501' })
    await waitFor(() => expect(heading).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await row()).toHaveTextContent('Order'))
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(screen.getAllByText('05/06/2099').length).toBeGreaterThan(0)
    const calls = sandbox.calls.filter(({ operation }) => operation === 'acceptQuote')
    expect(calls.map(({ payload }) => payload)).toMatchObject([
      { numTran: 418_501, suffixTran: 0, deliveryDate: '2099-06-05', comment1: 'Ring first' },
    ])
  })

  it.each([
    ['the merchant’s first words', ['The prices have lapsed'], 'The prices have lapsed'],
    ['that it was not possible', [], 'Unable to make request'],
  ])('tells %s where it is refused, and keeps what was typed [tran-12]', async (_, messages, said) => {
    const { answer } = await openAccepting(refusal('acceptQuote', ...messages))
    await answer()
    await expectError(said)
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Quote 418501')
    expect(screen.getByDisplayValue('Ring first')).toBeInTheDocument()
  })

  it('is found done when the answer was lost [tran-13]', async () => {
    const { answer } = await openAccepting(lost('acceptQuote'))
    await answer()
    expect(await screen.findByText('Quote accepted. The server was slow to confirm it.')).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Order 418501' })).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is not said to have failed when the outcome is unknown [tran-13]', async () => {
    const { answer, sent } = await openAccepting(lostBefore('acceptQuote'))
    await answer()
    expect(await screen.findByText(/^We couldn’t confirm the quote was accepted/)).toBeVisible()
    expect(sent('acceptQuote')).toHaveLength(1)
  })
})

describe('requesting changes', () => {
  it('writes to whoever answers for the quote, and says so [tran-14]', async () => {
    const { press, sent, write } = await open(quote)
    await press('Request Changes')
    const message = await screen.findByRole('textbox', { name: 'Message' })
    expect(message).toHaveAttribute('rows', '6')
    await press('Send request')
    await waitFor(() => expect(message).toHaveAccessibleDescription(/Required/))
    await write('Message', 'Could it be H3 in place of H2?')
    await press('Send request')
    expect(await screen.findByText('Email sent successfully')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('sendEmailMessage')).toMatchObject([
      {
        toEmailAddress: '',
        subject: 'Changes Requested for Transaction 418501',
        bodyText: 'Could it be H3 in place of H2?',
        numTran: 418_501,
        suffixTran: 0,
      },
    ])
  })

  it('keeps what was written over a reload [tran-28]', async () => {
    const { press, write, unmount, client } = await open(quote)
    await press('Request Changes')
    await write('Message', 'Could it be H3 in place of H2?')
    unmount()
    const { findByRole } = render(
      <PortalProvider client={client}>
        <TransactionView {...quote} />
      </PortalProvider>,
    )
    await userEvent.click(await findByRole('button', { name: 'Request Changes' }))
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'Could it be H3 in place of H2?',
    )
  })

  it('is there for orders too, and for no invoice [tran-14]', async () => {
    const { unmount } = await open(order)
    expect(screen.getByRole('button', { name: 'Request Changes' })).toBeVisible()
    unmount()
    await open(invoice)
    expect(screen.queryByRole('button', { name: 'Request Changes' })).toBeNull()
  })
})

describe('copying a transaction to the cart', () => {
  const goods = (lines: { productId: string; quantity: number }[]) =>
    lines.map(({ productId, quantity }) => [productId, quantity]).sort()

  it.each([
    ['an order', order],
    ['a quote', quote],
    ['an invoice', invoice],
  ])('puts the goods of %s in an empty cart, and goes there [tran-18]', async (_, id) => {
    const { press, client, navigations } = await open(id)
    await press('Copy to Cart')
    expect(await screen.findByText('Copied to cart')).toBeVisible()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
    const { lines } = await client.transactions.get(id)
    expect(goods((await client.cart.read()).lines)).toEqual(goods(lines))
  })

  it('says first that what is in the cart stays, and asks [tran-18]', async () => {
    const { press, sent, navigations } = await open(quote, { before: fillCart() })
    await press('Copy to Cart')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/You already have 3 items/)
    expect(sent('copyTranToCart')).toEqual([])
    await press('Add to cart')
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })

  it('is not offered where there is no cart [tran-19]', async () => {
    await open(order, { settings: { shopping_cart_disabled: 'yes' } })
    expect(screen.queryByRole('button', { name: 'Copy to Cart' })).toBeNull()
  })

  it.each([
    [
      'each product that is no longer sold',
      ['Pine is no longer sold', 'Oak is no longer sold'],
      /Pine is no longer sold\s*Oak is no longer sold/,
    ],
    ['that something went wrong', [], 'Something went wrong.'],
  ])('tells %s [tran-20]', async (_, messages, said) => {
    const { press, navigations } = await open(quote, refusal('copyTranToCart', ...messages))
    await press('Copy to Cart')
    await expectError(said)
    expect(navigations).toEqual([])
  })

  it('is found in the cart when the answer was lost [tran-21]', async () => {
    const { press, navigations } = await open(quote, lost('copyTranToCart'))
    await press('Copy to Cart')
    expect(await screen.findByText('Copied to cart. The server was slow to confirm it.')).toBeVisible()
    await waitFor(() => expect(navigations).toEqual(['/cart']))
  })

  it('is to be looked for in the cart when it is not found there [tran-21]', async () => {
    const { press, navigations } = await open(quote, lostBefore('copyTranToCart'))
    await press('Copy to Cart')
    await expectError('We couldn’t confirm it was copied. Please check your cart.')
    expect(navigations).toEqual([])
  })
})
