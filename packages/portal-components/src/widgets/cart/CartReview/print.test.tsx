import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillCart } from '../../../testing/fillCart'
import { holdCalls } from '../../../testing/holdCalls'
import { renderPortal } from '../../../testing/renderPortal'
import { CartReview } from './CartReview'

afterEach(() => vi.restoreAllMocks())

/** Printed for a line off screen, whose tally loads only when it becomes visible. */
const MISSING = 'The lengths didn’t load in time to print.'

describe('a printed cart', () => {
  it('has the tallies that were not in sight, which are read before it is printed [print-06]', async () => {
    const held: ReturnType<typeof holdCalls>[] = []
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await renderPortal(<CartReview />, {
      before: async (client, sandbox) => {
        await fillCart()(client)
        held.push(holdCalls(sandbox, 'getCartTallies'))
      },
    })
    expect(await screen.findByText(MISSING)).not.toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).not.toHaveBeenCalled()
    held[0]?.letThrough()
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(screen.queryByText(MISSING)).toBeNull()
  })
})
