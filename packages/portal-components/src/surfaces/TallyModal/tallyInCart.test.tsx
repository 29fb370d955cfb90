import { screen, waitFor, within } from '@testing-library/react'
import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { Product } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { usePortal } from '../../context/PortalContext'
import { usePortalQuery } from '../../context/queries'
import { productQuery } from '../../data/catalogue/catalogue'
import { renderPortal } from '../../testing/renderPortal'
import type { SandboxSetting } from '../../testing/merchantClient'
import { AddTally } from '../AddTally/AddTally'
import { TallyModal } from './TallyModal'

/** Opens the tally of a product as the product's own page does. */
async function openTallyOf(productId: string, setting?: SandboxSetting) {
  function Host() {
    const { client, session } = usePortal()
    const { data } = usePortalQuery({
      ...productQuery(client, productId),
      enabled: session.status === 'signedIn',
    })
    return data ? <Opened product={data} /> : null
  }
  function Opened({ product }: { product: Product }) {
    const [isOpen, setIsOpen] = useState(true)
    return <AddTally product={isOpen ? product : null} onClose={() => setIsOpen(false)} />
  }
  const portal = await renderPortal(<Host />, setting)
  return { ...portal, dialog: within(await screen.findByRole('dialog')) }
}

const payloads = ({ calls }: Sandbox, operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ payload }) => payload)
const field = (name: string) => screen.findByLabelText(name)

describe('<TallyModal /> and the cart', () => {
  it('adds the lengths and their total, equal ones as one and empty ones not at all [tally-04 tally-12 tally-13 tally-22]', async () => {
    const { user, sandbox, dialog } = await openTallyOf('LVL20045')
    await user.type(await field('Length of row 1'), '2.405')
    await user.type(await field('Qty of row 1'), '2{Enter}')
    await user.type(await field('Length of row 2'), '2.405')
    await user.type(await field('Qty of row 2'), '1{Enter}')
    await user.type(await field('Length of row 3'), '9')
    await user.type(await field('Qty of row 3'), '0')
    expect(dialog.getByText('3 pieces · 7.215 m')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    expect(await screen.findByText('Added to cart')).toBeInTheDocument()
    expect(payloads(sandbox, 'addCartProduct')).toMatchObject([
      { productID: 'LVL20045', UOM: 'm', quoteQty: 7.215, tallyLength: [{ length: 2.405, qty: 3 }] },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('asks the first branch for the lengths on offer, and takes no pieces from them [tally-01 tally-16]', async () => {
    const { sandbox } = await openTallyOf('PINE9045H2', {
      before: (_client, { database }) =>
        database.run("UPDATE product_lengths SET quantity = 40 WHERE product_id = 'PINE9045H2'"),
    })
    const pieces = await screen.findAllByRole('spinbutton', { name: /^Pieces of/ })
    const lengths = sandbox.database.all<{ length: number }>(
      "SELECT length FROM product_lengths WHERE product_id = 'PINE9045H2' ORDER BY length",
    )
    expect(pieces.map((field) => field.getAttribute('aria-label'))).toEqual(
      lengths.map(({ length }) => `Pieces of ${length / 1000} m`),
    )
    for (const field of pieces) expect(field).toHaveValue('0')
    expect(payloads(sandbox, 'getLengthsForProduct')).toEqual([
      { companyID: 'IRONBARK', branchID: 1, productID: 'PINE9045H2' },
    ])
  })

  it('counts feet for a merchant who sells by them [tally-15]', async () => {
    const { user, sandbox, dialog } = await openTallyOf('DF2X4', { merchant: 'cascade' })
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of 8 ft' }))
    expect(dialog.getByText('1 piece · 8 ft')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    await waitFor(() =>
      expect(payloads(sandbox, 'addCartProduct')).toMatchObject([
        { UOM: 'ft', quoteQty: 8, tallyLength: [{ length: 8, qty: 1 }] },
      ]),
    )
  })

  it('shows the first message of a refusal, and keeps what was entered [tally-20]', async () => {
    const { user } = await openTallyOf('PINE9045H2', {
      faults: [
        { operation: 'addCartProduct', kind: 'refusal', rows: [{ field: 'tallyLength', msg: 'Out of 3 m' }] },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of 3 m' }))
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }))
    const error = within(await screen.findByRole('alertdialog', { name: 'Error' }))
    expect(error.getByText('Out of 3 m')).toBeInTheDocument()
    await user.click(error.getByRole('button', { name: 'OK' }))
    expect(await screen.findByRole('spinbutton', { name: 'Pieces of 3 m' })).toHaveValue('1')
  })

  it('loads typed lengths of a line that is updated [tally-14]', async () => {
    const onSubmit = vi.fn(async () => undefined)
    const { user } = await renderPortal(
      <TallyModal
        product={{ id: 'LVL20045', name: 'LVL Beam', unit: 'm', price: null }}
        mode="update"
        initialTally={[{ length: 5805, quantity: 4 }]}
        isOpen
        onOpenChange={vi.fn()}
        onSubmit={onSubmit}
      />,
    )
    expect(await field('Length of row 1')).toHaveValue('5.805')
    expect(await field('Qty of row 1')).toHaveValue('4')
    expect(screen.getByRole('dialog', { name: 'Update Tally' })).toBeInTheDocument()
    expect(screen.getByText('Price on request', { selector: 'strong' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Update Tally' }))
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 5805, quantity: 4 }]))
  })

  it('draws the row that is typed in, and no other of many [tally-28]', async () => {
    const initialTally = Array.from({ length: 60 }, (_, index) => ({ length: 2400 + index, quantity: 1 }))
    const { user } = await renderPortal(
      <TallyModal
        product={{ id: 'LVL20045', name: 'LVL Beam', unit: 'm', price: null }}
        mode="update"
        initialTally={initialTally}
        isOpen
        onOpenChange={vi.fn()}
        onSubmit={vi.fn()}
      />,
    )
    const pieces = await field('Qty of row 60')
    await user.click(pieces)
    // Every row shows its own total.
    const written = vi.spyOn(Intl.NumberFormat.prototype as { format: unknown }, 'format', 'get')
    await user.keyboard('2')
    const count = written.mock.calls.length
    written.mockRestore()
    expect(pieces).toHaveValue('12')
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(10)
  })

  it('is entered by keys alone [tally-17]', async () => {
    const { user, sandbox } = await openTallyOf('PINE9045H2')
    const pieces = await screen.findByRole('spinbutton', { name: 'Pieces of 2.4 m' })
    pieces.focus()
    await user.keyboard('{ArrowUp}{ArrowUp}{Tab}{ArrowUp}')
    expect(pieces).toHaveValue('2')
    expect(screen.getByRole('spinbutton', { name: 'Pieces of 2.7 m' })).toHaveValue('1')
    const add = screen.getByRole('button', { name: 'Add to Cart' })
    while (document.activeElement !== add) await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(payloads(sandbox, 'addCartProduct')).toMatchObject([{ quoteQty: 7.5 }]))
  })
})
