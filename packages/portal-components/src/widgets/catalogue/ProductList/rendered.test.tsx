import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countRendered } from '../../../testing/countRendered'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'
// Preloaded, because the first import is slower than a test's timeout on a busy machine.
import '../../../surfaces/ProductModal/ProductModal'
import '../../../surfaces/TallyModal/TallyModal'

const settings = { pagesize: '4' }
const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }

async function rows() {
  const table = await screen.findByRole('table')
  return within(table).getAllByRole('row').slice(1)
}

/** Opens a loaded listing and counts later renders. */
async function openListing() {
  const rendered = countRendered()
  const portal = await renderPortal(
    <rendered.Counted>
      <ProductList cataloguePath={pine} />
    </rendered.Counted>,
    { settings },
  )
  const listed = await rows()
  await screen.findByRole('heading', { name: 'All Structural Pine' })
  rendered.forget()
  return { ...portal, rendered, listed }
}

describe('a listing', () => {
  it('draws no row again when a product or a tally opens over them [speed-03]', async () => {
    const rendered = vi.fn(() => null)
    const { user } = await renderPortal(<ProductList cataloguePath={pine} renderRowEnd={rendered} />, {
      settings,
    })
    const [first] = await rows()
    await screen.findByRole('heading', { name: 'All Structural Pine' })
    await waitFor(() => expect(rendered).toHaveBeenCalled())
    rendered.mockClear()
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Enter a tally of / }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(within(first as HTMLElement).getByRole('link', { name: /^Structural Pine/ }))
    await screen.findByRole('dialog')
    expect(rendered).not.toHaveBeenCalled()
  })

  it('has its prices shown and hidden without drawing its pictures and its controls again [speed-23]', async () => {
    const { user, rendered, listed } = await openListing()
    const see = screen.getByRole('switch', { name: 'See Prices' })
    await user.click(see)
    await user.click(see)
    expect(rendered.of('Row')).toBe(2 * listed.length)
    expect(rendered.of('Picture')).toBe(0)
    expect(rendered.of('AddProduct')).toBe(0)
  })

  it('shows a picture that has come without drawing anything [speed-24]', async () => {
    const { rendered, listed } = await openListing()
    for (const row of listed) {
      const picture = row.querySelector('img') as HTMLElement
      expect(picture).toHaveAttribute('data-pending')
      fireEvent.load(picture)
      expect(picture).not.toHaveAttribute('data-pending')
    }
    expect(rendered.total()).toBe(0)
  })
})
