import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { PriceBook } from './PriceBook'

/** The first import of a widget's files is slow on a busy machine. */
const timeout = { timeout: 20_000 }

const NONE = 'No price book extract has been set up for you. Please contact your representative.'

describe('<PriceBook />: whether there is one', () => {
  it('heads the page with the merchant’s words where none was set up [book-12]', async () => {
    await renderPortal(<PriceBook />, {
      before: (_, { database }) => {
        database.run('DELETE FROM price_book_history')
        database.run('DELETE FROM price_books')
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: NONE }, timeout)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Contact a representative' })).toHaveAttribute(
      'href',
      '#/contact-a-representative',
    )
  })

  it('reads nothing for a customer whom the merchant makes none for [book-15]', async () => {
    const { sandbox } = await renderPortal(<PriceBook />, {
      before: (_, { database }) => database.run('UPDATE customers SET is_price_book_enabled = 0'),
    })
    expect(await screen.findByText('Your account doesn’t have a price book.')).toBeVisible()
    expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getPriceBookInfo')
  })

  it.each(['isPriceBookEnabled', 'getPriceBookInfo'])(
    'says that it could not be read when %s fails, and tries again [book-16]',
    async (operation) => {
      const { user } = await renderPortal(<PriceBook />, {
        faults: [{ operation, kind: 'status', status: 404 }],
      })
      await user.click(await screen.findByRole('button', { name: 'Try again' }))
      expect(await screen.findByRole('table', { name: 'History' })).toBeVisible()
    },
  )

  it('asks a visitor to sign in, and for nothing else', async () => {
    const { sandbox } = await renderPortal(<PriceBook />, { signedIn: false })
    expect(await screen.findByText('Sign in to see your account')).toBeVisible()
    await waitFor(() =>
      expect(sandbox.calls.map(({ operation }) => operation)).not.toContain('getPriceBookInfo'),
    )
  })
})
