import { screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderPortal } from '../../../testing/renderPortal'
import { ProductList } from './ProductList'
// Preloaded, because the first import is slower than a test's timeout on a busy machine.
import '../../../surfaces/ProductModal/ProductModal'
import '../../../surfaces/TallyModal/TallyModal'

const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine' }
const tallied = { cataloguePath: pine, search: 'PINE9045H2', talliedProductId: 'PINE9045H2' }
const settings = { pagesize: '4' }

describe('<ProductList /> without a network', () => {
  it.each([
    ['a listing', 'getProductCategories', { cataloguePath: pine }],
    ['a product', 'getProductDetails', { openProductId: 'CONRS20' }],
    ['a tally', 'getLengthsForProduct', tallied],
  ] as const)('says so where %s will be [cat-45]', async (_, operation, props) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => void onLine.mockRestore())
    await renderPortal(<ProductList {...props} />, { settings, faults: [{ operation, kind: 'hang' }] })
    expect(
      await screen.findByText('You’re offline. This will appear when you’re back online.'),
    ).toBeInTheDocument()
  })

  it.each([
    ['a listing', 'getProductCategories', { cataloguePath: pine }, /^Enter a tally of/],
    ['a product', 'getProductDetails', { openProductId: 'CONRS20' }, 'Add to cart'],
    ['a tally', 'getLengthsForProduct', tallied, 'Increase quantity of 3 m'],
  ] as const)(
    'has %s when the network is back, though its reading had been given up [cat-45]',
    async (_, operation, props, name) => {
      await renderPortal(<ProductList {...props} />, {
        settings,
        faults: [{ operation, kind: 'status', status: 404 }],
      })
      await screen.findByRole('button', { name: 'Try again' })
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
      expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0)
    },
  )
})
