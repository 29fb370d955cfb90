import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { SandboxSetting } from '../../../../testing/merchantClient'
import { renderPortal } from '../../../../testing/renderPortal'
import { ProductList } from '../ProductList'
// Preloaded, because the first import is slower than a test's timeout on a busy machine.
import './SizeResults'

const pine = { categoryId: 'TIMBER', typeId: 'Structural Pine', classId: 'MGP10' }

/** The listing on a page that can be left and opened again. */
function Page() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsHere(!isHere)}>
        Leave or return
      </button>
      {isHere && <ProductList cataloguePath={pine} />}
    </>
  )
}

async function openSizes(setting: SandboxSetting = {}, prices: 'on' | 'ask' = 'on') {
  const rendered = await renderPortal(<Page />, setting, { prices })
  await rendered.user.click(await screen.findByRole('radio', { name: 'Sizes' }))
  const grid = await screen.findByRole('grid', { name: 'Structural Pine MGP10' })
  const cell = (name: RegExp) => within(grid).getByRole('button', { name })
  const fill = async (name: RegExp, text: string) => {
    await rendered.user.click(cell(name))
    await rendered.user.type(await screen.findByLabelText('Type or paste lengths'), text)
  }
  return { ...rendered, grid, cell, fill }
}
const addedOf = (calls: { operation: string; payload: unknown }[]) =>
  calls.filter(({ operation }) => operation === 'addCartProduct').map(({ payload }) => payload)

describe('a range by size', () => {
  it('has a row for each size, a column for each treatment, and the customer’s price in each cell', async () => {
    const { grid, cell } = await openSizes()
    expect(
      within(grid)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Size', 'H2', 'H2F', 'H3'])
    expect(within(grid).getByRole('rowheader', { name: '90 × 45' })).toBeVisible()
    expect(cell(/^90 × 45, H2, \$\d+\.\d{2,4} per m$/)).toHaveAttribute('aria-expanded', 'false')
  })

  it('sums what is filled in, and adds each size as a line of its own', async () => {
    const { fill, cell, user, sandbox } = await openSizes()
    await fill(/^90 × 45, H2,/, '10/2.4, 12/3.6')
    await fill(/^70 × 35, H3,/, '5/2.4')
    expect(cell(/^90 × 45, H2,.*22 pieces$/)).toBeVisible()
    const sums = screen.getByText('Pieces').closest('dl') as HTMLElement
    expect(sums).toHaveTextContent(/^Sizes2Pieces27Length \(m\)79\.2$/)
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() => expect(addedOf(sandbox.calls)).toHaveLength(2))
    expect(addedOf(sandbox.calls)).toMatchObject([
      { productID: 'PINE9045H2', quoteQty: 67.2 },
      { productID: 'PINE7035H3', quoteQty: 12 },
    ])
    expect(await screen.findByText('2 sizes added to your cart')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
    // The open editor starts again, so that another press adds nothing twice.
    expect(screen.getByLabelText('Pieces of 2.4 m')).toHaveValue('0')
  })

  it('keeps a refused size filled, with the reason at its cell', async () => {
    const { fill, cell, user, sandbox } = await openSizes({
      faults: [
        {
          operation: 'addCartProduct',
          kind: 'refusal',
          rows: [{ field: 'quoteQty', msg: 'Not in this size' }],
        },
      ],
    })
    await fill(/^90 × 45, H2,/, '10/2.4')
    await fill(/^70 × 35, H3,/, '5/2.4')
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('1 size added to your cart')).toBeVisible()
    expect(cell(/^90 × 45, H2,.*10 pieces, 1 size wasn’t added/)).toBeVisible()
    expect(addedOf(sandbox.calls)).toHaveLength(2)
    await user.click(cell(/^90 × 45, H2,/))
    expect(await screen.findByRole('alert')).toHaveTextContent('Not in this size')
  })

  it('keeps what was filled in when the page is left and opened again', async () => {
    const { fill, user } = await openSizes()
    await fill(/^90 × 45, H2,/, '10/2.4')
    await user.click(screen.getByRole('button', { name: 'Leave or return' }))
    await user.click(screen.getByRole('button', { name: 'Leave or return' }))
    const grid = await screen.findByRole('grid', { name: 'Structural Pine MGP10' })
    expect(within(grid).getByRole('button', { name: /^90 × 45, H2,.*10 pieces$/ })).toBeVisible()
  })

  it('is one tab stop; arrows move, Enter opens, Escape closes and returns', async () => {
    const { grid, cell, user } = await openSizes()
    const first = cell(/^70 × 35, H2,/)
    expect(
      within(grid)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([first])
    first.focus()
    await user.keyboard('{ArrowRight}{ArrowDown}')
    expect(cell(/^70 × 45, H2F,/)).toHaveFocus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByLabelText('Type or paste lengths'))
    await user.keyboard('{Escape}')
    expect(screen.queryByLabelText('Type or paste lengths')).toBeNull()
    expect(cell(/^70 × 45, H2F,/)).toHaveFocus()
  })

  it('says Add in place of a price while prices are hidden', async () => {
    const { cell, grid } = await openSizes({}, 'ask')
    expect(cell(/^90 × 45, H2, Add$/)).toBeVisible()
    expect(grid).not.toHaveTextContent('$')
  })

  it('is not offered for a range whose names are no sizes', async () => {
    await renderPortal(
      <ProductList cataloguePath={{ categoryId: 'OUTDOOR', typeId: 'Concrete & Landscape' }} />,
    )
    await screen.findByText('CONRS20', { exact: false })
    expect(screen.queryByRole('radio', { name: 'Sizes' })).toBeNull()
  })
})
