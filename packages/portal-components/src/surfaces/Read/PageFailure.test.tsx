import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { HeadContext } from '../Widget/HeadContext'
import { renderPortal } from '../../testing/renderPortal'
import { PageFailure } from './PageFailure'

const error = new Error('of the inside')
const page = { onTitle: () => undefined, isShown: false }

describe('<PageFailure />', () => {
  it('says what is safe and whom to ask, and tries again', async () => {
    const onRetry = vi.fn()
    const { user, client } = await renderPortal(<PageFailure error={error} onRetry={onRetry} />)
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Your cart and anything you typed are safe.')
    expect(alert).not.toHaveTextContent('of the inside')
    const { companyEmail } = client.configuration
    expect(screen.getByRole('link', { name: companyEmail })).toHaveAttribute('href', `mailto:${companyEmail}`)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('promises no cart where the merchant has none', async () => {
    await renderPortal(<PageFailure error={error} onRetry={() => undefined} />, {
      settings: { shopping_cart_disabled: 'true' },
    })
    expect(await screen.findByText('Something went wrong.')).toBeVisible()
    expect(screen.queryByText(/Your cart/)).toBeNull()
  })

  it('takes the focus on a page of its own, and leaves it on a host’s page', async () => {
    const { unmount } = await renderPortal(
      <HeadContext value={page}>
        <PageFailure error={error} onRetry={() => undefined} />
      </HeadContext>,
    )
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
    unmount()
    await renderPortal(<PageFailure error={error} onRetry={() => undefined} />)
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus()
  })
})
