import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fillCart } from '../testing/fillCart'
import { renderPortal } from '../testing/renderPortal'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { CheckoutForm } from '../widgets/cart/CheckoutForm/CheckoutForm'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'

/** Keeps pages short, because jsdom is slow to find roles on a long one. */
const settings = { pagesize: '4' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

describe('what a host adds to a widget', () => {
  it('stands at the end of each product’s row and card, and is given the product [embed-56]', async () => {
    const { user } = await renderPortal(
      <ProductList cataloguePath={pine} renderRowEnd={({ id }) => <a href={`/${id}.pdf`}>Data sheet</a>} />,
      { settings },
    )
    const sheets = async () =>
      (await screen.findAllByRole('link', { name: 'Data sheet' })).map((link) => link.getAttribute('href'))
    const inRows = await sheets()
    expect(inRows).toHaveLength(4)
    expect(inRows[0]).toMatch(/^\/PINE\w+\.pdf$/)
    const [, row] = screen.getAllByRole('row')
    expect(within(row as HTMLElement).getByRole('link', { name: 'Data sheet' })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Grid' }))
    expect(await sheets()).toEqual(inRows)
  })

  it('replaces the text of an empty cart and of no results, or is shown beside it [embed-56]', async () => {
    const { unmount } = await renderPortal(<CartReview renderEmpty={() => 'Ring the yard.'} />)
    expect(await screen.findByText('Ring the yard.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'View Products' })).toBeNull()
    unmount()
    await renderPortal(
      <ProductList
        search="zzzz"
        renderEmpty={(usual) => (
          <>
            {usual}
            <p>We order in.</p>
          </>
        )}
      />,
    )
    expect(await screen.findByText('We order in.')).toBeVisible()
    expect(screen.getByText('No matching records.')).toBeVisible()
  })

  it('stands beside the cart and the checkout [embed-56]', async () => {
    const { unmount } = await renderPortal(<CartReview renderAside={() => 'On site by six.'} />, {
      before: fillCart(),
    })
    expect(await screen.findByText('On site by six.')).toBeVisible()
    unmount()
    await renderPortal(<CheckoutForm renderAside={() => 'Call the yard.'} />, { before: fillCart() })
    expect(await screen.findByText('Call the yard.')).toBeVisible()
  })

  it('hears that a widget begins to load, once for all that it reads, and why it could not [embed-57]', async () => {
    const heard = { onLoaderStart: vi.fn(), onLoadError: vi.fn() }
    const { user, sandbox } = await renderPortal(<ProductList cataloguePath={pine} {...heard} />, {
      settings,
      // The session has 2 s to answer: after a timeout and a retry the widget would load twice.
      pace: 4,
      faults: [{ operation: 'getProductCategories', kind: 'status', status: 500, times: Infinity }],
    })
    await screen.findByRole('button', { name: 'Try again' })
    expect(heard.onLoaderStart).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(heard.onLoadError).toHaveBeenCalledTimes(1))
    expect(heard.onLoadError.mock.calls[0]?.[0]).toBeInstanceOf(Error)
    sandbox.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('row')).toHaveLength(5)
    expect(heard.onLoadError).toHaveBeenCalledTimes(1)
  })
})
