import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { leaveCheckout } from '../../../testing/checkoutDraft'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { CheckoutForm } from '../../cart/CheckoutForm/CheckoutForm'
import { UpdateBanner } from './UpdateBanner'

describe('<UpdateBanner />', () => {
  it("offers the new version with 'Refresh to Update', and loads it when it is in charge [shell-30]", async () => {
    let activated = () => {}
    const onActivate = vi.fn(() => new Promise<void>((resolve) => (activated = resolve)))
    const onReload = vi.fn()
    const { user } = await renderPortal(<UpdateBanner onActivate={onActivate} onReload={onReload} />)
    expect(onActivate).not.toHaveBeenCalled()

    await user.click(screen.getByRole('button', { name: 'Refresh to Update' }))
    expect(onActivate).toHaveBeenCalledOnce()
    expect(onReload).not.toHaveBeenCalled()
    activated()
    await waitFor(() => expect(onReload).toHaveBeenCalledOnce())
  })

  it('waits for an order that was sent after the press [shell-33]', async () => {
    let activated = () => {}
    const onActivate = () => new Promise<void>((resolve) => (activated = resolve))
    /** Text of the page at each reload. */
    const reloads: string[] = []
    const onReload = () => void reloads.push(document.body.textContent)
    const { user, sandbox } = await renderPortal(
      <>
        <CheckoutForm />
        <UpdateBanner onActivate={onActivate} onReload={onReload} />
      </>,
      { before: leaveCheckout() },
    )
    const { letThrough } = holdCalls(sandbox, 'processComplete')
    const confirm = await screen.findByRole('button', { name: 'Confirm Order' })
    await user.click(screen.getByRole('button', { name: 'Refresh to Update' }))
    await user.click(confirm)
    expect(await screen.findByText(/once your order has gone through/)).toBeVisible()
    activated()
    letThrough()
    await screen.findByRole('dialog', { name: 'Order Placed' })
    await waitFor(() => expect(reloads).toEqual([expect.stringContaining('Order Placed')]))
  })

  it('does not take the page away while an order is being looked for [shell-33]', async () => {
    const onReload = vi.fn()
    await renderPortal(<UpdateBanner onActivate={() => Promise.resolve()} onReload={onReload} />, {
      before: leaveCheckout(),
      interrupted: 'before',
      haste: 10,
    })
    expect(await screen.findByText(/once your order has gone through/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Refresh to Update' })).toBeDisabled()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh to Update' })).toBeEnabled(), {
      timeout: 15_000,
    })
    expect(onReload).not.toHaveBeenCalled()
  })
})
