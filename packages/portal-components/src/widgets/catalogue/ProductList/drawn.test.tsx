import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { countDrawn } from '../../../testing/countDrawn'
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
  const drawn = countDrawn()
  const portal = await renderPortal(
    <drawn.Counted>
      <ProductList place={pine} />
    </drawn.Counted>,
    { settings },
  )
  const listed = await rows()
  await screen.findByRole('heading', { name: 'All Structural Pine' })
  drawn.forget()
  return { ...portal, drawn, listed }
}

describe('a listing', () => {
  it('draws no row again when a product or a tally opens over them [speed-03]', async () => {
    const drawn = vi.fn(() => null)
    const { user } = await renderPortal(<ProductList place={pine} renderRowEnd={drawn} />, { settings })
    const [first] = await rows()
    await screen.findByRole('heading', { name: 'All Structural Pine' })
    await waitFor(() => expect(drawn).toHaveBeenCalled())
    drawn.mockClear()
    await user.click(within(first as HTMLElement).getByRole('button', { name: /^Enter a tally of / }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(within(first as HTMLElement).getByRole('link', { name: /^Structural Pine/ }))
    await screen.findByRole('dialog')
    expect(drawn).not.toHaveBeenCalled()
  })

  it('has its prices shown and hidden without drawing its pictures and its controls again [speed-23]', async () => {
    const { user, drawn, listed } = await openListing()
    const see = screen.getByRole('switch', { name: 'See Prices' })
    await user.click(see)
    await user.click(see)
    expect(drawn.of('Row')).toBe(2 * listed.length)
    expect(drawn.of('Picture')).toBe(0)
    expect(drawn.of('AddProduct')).toBe(0)
  })

  it('shows a picture that has come without drawing anything [speed-24]', async () => {
    const { drawn, listed } = await openListing()
    for (const row of listed) {
      const picture = row.querySelector('img') as HTMLElement
      expect(picture).toHaveAttribute('data-pending')
      fireEvent.load(picture)
      expect(picture).not.toHaveAttribute('data-pending')
    }
    expect(drawn.total()).toBe(0)
  })
})
