import { screen, waitFor } from '@testing-library/react'
import type { FluidClient } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { createBegunPayments } from '../../data/payments/begunPayments'
import { addPayment, settlePayment } from '../../testing/payments'
import { proceed, renderPay } from '../../testing/renderPay'

const begin = (client: FluidClient, id: string | null) =>
  createBegunPayments({ storage: client.storage, user: 'builder' }).add({
    id,
    reference: '104218-0-0',
    amount: 1_234_500,
  })

describe('<PayAccount /> after payments that were begun before', () => {
  it('warns of a payment of the same reference whose outcome is not known, until it is [pay-14]', async () => {
    const { user, sandbox } = await renderPay({
      before: (client, sandbox) => {
        addPayment(sandbox, { status: 'pending' })
        begin(client, 'P-1')
      },
    })
    expect(await screen.findByText('You may have paid this already')).toBeVisible()
    expect(screen.getByText(/^A payment of \$123\.45 with this reference was begun here on /)).toBeVisible()
    settlePayment(sandbox, 'declined')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.queryByText('You may have paid this already')).toBeNull())
  })

  it('warns also where nobody can be asked, and of no other reference [pay-14]', async () => {
    const { unmount } = await renderPay({ before: (client) => begin(client, null) })
    expect(await screen.findByText('You may have paid this already')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
    unmount()
    await renderPay({
      before: (client) => begin(client, null),
      props: { invoice: { number: 500_002, suffix: 1 } },
    })
    await proceed()
    expect(screen.queryByText('You may have paid this already')).toBeNull()
  })

  it('lets go of one that nobody can be asked about once the customer says it was not paid [looka-02]', async () => {
    const { client, user } = await renderPay({ before: (client) => begin(client, null) })
    await user.click(await screen.findByRole('button', { name: 'I did not pay' }))
    expect(screen.queryByText('You may have paid this already')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Make a Payment' })).toHaveFocus()
    expect(createBegunPayments({ storage: client.storage, user: 'builder' }).read()).toEqual([])
  })
})
