import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PortalProvider } from '../../../provider/PortalProvider'
import { today } from '../../../hooks/today'
import { callsOf } from '../../../testing/cartRows'
import { typeParts } from '../../../testing/fillCheckout'
import { daysAgo } from '../../../testing/pastInvoices'
import { addPastOrders } from '../../../testing/pastOrders'
import { renderPortal } from '../../../testing/renderPortal'
import { seeded } from '../../../testing/seededTransactions'
import { TransactionView } from './TransactionView'
import './AcceptModal'

describe('the acceptance of a quote', () => {
  it('takes no day that has passed [bad-23]', async () => {
    const { user, sandbox } = await renderPortal(<TransactionView {...seeded.ironbark.quote} />)
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await typeParts(user, 'Delivery date', '05062020')
    await user.click(screen.getByRole('textbox', { name: 'Comment' }))
    await user.paste('Ring first')
    await user.click(screen.getByRole('button', { name: 'Accept quote' }))
    expect(await screen.findByText('The delivery date is in the past')).toBeVisible()
    expect(callsOf(sandbox, 'acceptQuote')).toEqual([])

    await typeParts(user, 'Delivery date', '05062099')
    await waitFor(() => expect(screen.queryByText('The delivery date is in the past')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Accept quote' }))
    expect(await screen.findByText('Quote accepted')).toBeInTheDocument()
  })
})

describe('the day of an acceptance', () => {
  const typed = (day: string) => day.split('-').toReversed().join('')

  it('may be today, and not the day before [bad-23]', async () => {
    const { user, sandbox } = await renderPortal(<TransactionView {...seeded.ironbark.quote} />)
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    await user.click(await screen.findByRole('textbox', { name: 'Comment' }))
    await user.paste('Ring first')
    await typeParts(user, 'Delivery date', typed(daysAgo(1)))
    await user.click(screen.getByRole('button', { name: 'Accept quote' }))
    expect(await screen.findByText('The delivery date is in the past')).toBeVisible()
    const day = today()
    await typeParts(user, 'Delivery date', typed(day))
    await user.click(screen.getByRole('button', { name: 'Accept quote' }))
    expect(await screen.findByText('Quote accepted')).toBeInTheDocument()
    expect(callsOf(sandbox, 'acceptQuote')).toMatchObject([{ payload: { deliveryDate: day } }])
  })
})

describe('what is written of a transaction', () => {
  it.each([
    ['Request Changes', 'Message'],
    ['Email', 'Email address'],
  ])('by %s is not found at another of the same number [bad-25]', async (button, field) => {
    const parts = [0, 1].map((suffix) => ({ number: 7, suffix, type: 'Order' as const }))
    const page = (suffix: number) => <TransactionView key={suffix} number={7} suffix={suffix} kind="order" />
    const { user, rerender, client } = await renderPortal(page(0), {
      before: (_, sandbox) => addPastOrders(sandbox, parts),
    })
    await user.click(await screen.findByRole('button', { name: button }))
    await user.type(await screen.findByRole('textbox', { name: field }), 'first')
    rerender(<PortalProvider client={client}>{page(1)}</PortalProvider>)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('textbox', { name: field })).toHaveValue('')
  })
})
