import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { beam, openTally, pine } from '../../testing/openTally'

const lengthOf = (row: number) => screen.findByLabelText(`Length of row ${row}`)
const quantityOf = (row: number) => screen.findByLabelText(`Qty of row ${row}`)
const send = () => screen.getByRole('button', { name: 'Add to Cart' })

describe('<TallyModal /> with lengths on offer', () => {
  it('hands on the pieces of each length, 0 of them at first [tally-01]', async () => {
    const { user, onSubmit } = await openTally({ product: pine })
    await user.click(await screen.findByRole('button', { name: 'Increase quantity of 2.4 m' }))
    const pieces = screen.getByRole('spinbutton', { name: 'Pieces of 3.6 m' })
    expect(pieces).toHaveValue('0')
    await user.clear(pieces)
    await user.type(pieces, '12')
    await user.click(send())
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        { length: 2400, quantity: 1 },
        { length: 3600, quantity: 12 },
      ]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('adds up pieces, length and price while they are entered [tally-10]', async () => {
    const { user, dialog } = await openTally({ product: pine })
    const more = await screen.findByRole('button', { name: 'Increase quantity of 3.6 m' })
    await user.click(more)
    await user.click(more)
    expect(within(dialog).getByText('2 pieces · 7.2 m')).toBeInTheDocument()
    expect(within(dialog).getByText('$35.42', { selector: 'strong' })).toBeInTheDocument()
    expect(within(dialog).getByText('ex GST')).toBeInTheDocument()
  })

  it('puts 0 for what is no number of pieces, and does not leave it out in silence [tally-09]', async () => {
    const { user, onSubmit } = await openTally({ product: pine })
    const pieces = await screen.findByRole('spinbutton', { name: 'Pieces of 3.6 m' })
    await user.click(screen.getByRole('button', { name: 'Increase quantity of 2.4 m' }))
    await user.clear(pieces)
    await user.type(pieces, '12abc')
    await user.click(send())
    expect(await screen.findByText('“12abc” isn’t a whole number, so we’ve set it to 0.')).toBeInTheDocument()
    expect(pieces).toHaveValue('0')
    expect(pieces).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    // Once seen, it may stay.
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 2400, quantity: 1 }]))
  })

  it.each(['-3', '1.5', ' '])('puts 0 for %j pieces [tally-09]', async (text) => {
    const { user } = await openTally({ product: pine })
    const pieces = await screen.findByRole('spinbutton', { name: 'Pieces of 3.6 m' })
    await user.clear(pieces)
    await user.type(pieces, `${text}{Tab}`)
    expect(pieces).toHaveValue('0')
  })

  it('shows what the line holds, lengths no longer on offer too [tally-14]', async () => {
    const initialTally = [
      { length: 2400, quantity: 18 },
      { length: 2550, quantity: 2 },
    ]
    const { user, onSubmit } = await openTally({ product: pine, mode: 'update', initialTally })
    expect(screen.getByRole('dialog', { name: 'Update Tally' })).toBeInTheDocument()
    expect(await screen.findByRole('spinbutton', { name: 'Pieces of 2.55 m' })).toHaveValue('2')
    await user.click(screen.getByRole('button', { name: 'Increase quantity of 2.55 m' }))
    await user.click(screen.getByRole('button', { name: 'Update Tally' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        { length: 2400, quantity: 18 },
        { length: 2550, quantity: 3 },
      ]),
    )
  })
})

describe('<TallyModal /> with typed lengths', () => {
  it('counts three pieces of 0.1 as 0.3 [tally-02 tally-10]', async () => {
    const { user, dialog, onSubmit } = await openTally()
    await user.type(await lengthOf(1), '0.1')
    await user.type(await quantityOf(1), '3')
    expect(within(dialog).getByText('3 pieces · 0.3 m')).toBeInTheDocument()
    expect(within(dialog).getByText('$3.00')).toBeInTheDocument()
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 100, quantity: 3 }]))
  })

  it('puts 0 for what is no quantity, says so, and does not leave it out in silence [tally-08]', async () => {
    const { user, onSubmit } = await openTally()
    await user.type(await lengthOf(1), '2.4')
    await user.type(await quantityOf(1), '2{Enter}')
    await user.type(await lengthOf(2), '3.6')
    await user.type(await quantityOf(2), '12abc')
    await user.click(send())
    expect(screen.getByText('“12abc” isn’t a whole number, so we’ve set it to 0.')).toBeInTheDocument()
    expect(await quantityOf(2)).toHaveValue('0')
    expect(await quantityOf(2)).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    // Once seen, it may stay.
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 2400, quantity: 2 }]))
  })

  it('puts 0 for a negative length [tally-07]', async () => {
    const { user } = await openTally()
    await user.type(await lengthOf(1), '-2.4{Tab}')
    expect(await lengthOf(1)).toHaveValue('0')
    expect(screen.getByText('“-2.4” isn’t a length, so we’ve set it to 0.')).toBeInTheDocument()
  })

  it('shows what counts of a finer length once it is left [tally-26]', async () => {
    const { user } = await openTally()
    await user.type(await lengthOf(1), '3.6055{Tab}')
    expect(await lengthOf(1)).toHaveValue('3.606')
    await user.clear(await lengthOf(1))
    await user.type(await lengthOf(1), '0.0004{Tab}')
    expect(await lengthOf(1)).toHaveValue('0')
    expect(screen.getByText('“0.0004” isn’t a length, so we’ve set it to 0.')).toBeInTheDocument()
  })

  it('is blocked while the total is 0 [tally-11]', async () => {
    const { user, onSubmit } = await openTally()
    await lengthOf(1)
    await user.click(send())
    expect(screen.getByRole('alert')).toHaveTextContent('Enter at least one piece.')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('asks for the pieces of a length before it hands the rest on, and deletes a row [tally-05]', async () => {
    const { user, onSubmit } = await openTally()
    await user.type(await lengthOf(1), '2.4')
    await user.type(await quantityOf(1), '2{Enter}')
    await user.type(await lengthOf(2), '3.6')
    await user.click(send())
    expect(screen.getByText('Enter how many pieces, or delete the row.')).toBeInTheDocument()
    expect(await quantityOf(2)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Delete row 2' }))
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith([{ length: 2400, quantity: 2 }]))
  })

  it('deletes the row whose button is pressed [tally-05]', async () => {
    const { user, onSubmit } = await openTally()
    for (const [row, length] of ['2.4', '3.6', '4.8'].entries()) {
      await user.type(await lengthOf(row + 1), length)
      await user.type(await quantityOf(row + 1), row < 2 ? '2{Enter}' : '2')
    }
    await user.click(screen.getByRole('button', { name: 'Delete row 2' }))
    await user.click(send())
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith([
        { length: 2400, quantity: 2 },
        { length: 4800, quantity: 2 },
      ]),
    )
  })

  it('goes on to a new line with Enter, and to it with its button [tally-06]', async () => {
    const { user } = await openTally()
    await user.type(await lengthOf(1), '2.4{Enter}')
    expect(await lengthOf(2)).toHaveFocus()
    await user.type(await lengthOf(2), '3.6')
    await user.click(screen.getByRole('button', { name: 'Add new line' }))
    expect(await lengthOf(3)).toHaveFocus()
  })

  it('steps a length by 0.01 with the arrow keys [tally-03]', async () => {
    const { user } = await openTally()
    await user.type(await lengthOf(1), '2.4{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(await lengthOf(1)).toHaveValue('2.41')
  })

  it('hands on no more than can be counted, and shows no price for it [tally-25]', async () => {
    const { user, dialog, onSubmit } = await openTally()
    await user.type(await lengthOf(1), '6')
    await user.type(await quantityOf(1), '9007199254740990')
    expect(await screen.findByRole('alert')).toHaveTextContent('This is more than you can order at once.')
    await user.click(send())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(within(dialog).queryByText(/^\$[\d,.]+$|NaN|Price on request/)).not.toBeInTheDocument()
    await user.clear(await quantityOf(1))
    await user.type(await quantityOf(1), '9')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(within(dialog).getByText('$540.00')).toBeInTheDocument()
  })

  it('keeps what was typed when it is closed by mistake [tally-19]', async () => {
    const { user } = await openTally()
    await user.type(await lengthOf(1), '5.8')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await lengthOf(1)).toHaveValue('5.8')
  })

  it('keeps what was typed when the merchant refuses it [tally-20]', async () => {
    const onSubmit = vi.fn(async () => Promise.reject(new Error('refused')))
    const { user } = await openTally({ onSubmit })
    await user.type(await lengthOf(1), '5.8')
    await user.type(await quantityOf(1), '2')
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    expect(await lengthOf(1)).toHaveValue('5.8')
  })

  it('starts blank again once it was handed on', async () => {
    const { user, onSubmit } = await openTally()
    await user.type(await lengthOf(1), '5.8')
    await user.type(await quantityOf(1), '2')
    await user.click(send())
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Open again' }))
    expect(await lengthOf(1)).toHaveValue('')
  })
})

describe('<TallyModal /> without an answer', () => {
  it('says why the lengths could not be read, and asks again [tally-21]', async () => {
    const rows = [{ field: 'branchID', msg: 'Stocktake under way' }]
    const { user } = await openTally({
      setting: { faults: [{ operation: 'getLengthsForProduct', kind: 'refusal', rows }] },
    })
    expect(await screen.findByText('Stocktake under way')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await lengthOf(1)).toBeInTheDocument()
  })

  it('shows no prices where the merchant hides them [tally-18 set-04]', async () => {
    const { user, dialog } = await openTally({ setting: { settings: { hide_products_price: 'yes' } } })
    await waitFor(() => expect(within(dialog).queryByText(/\$/)).not.toBeInTheDocument())
    await user.type(await lengthOf(1), '2.4')
    await user.type(await quantityOf(1), '3')
    expect(within(dialog).getByText('7.2 m', { selector: 'strong' })).toBeInTheDocument()
    expect(within(dialog).queryByText(/\$/)).not.toBeInTheDocument()
  })

  it('says that the price is on request where there is none [tally-31]', async () => {
    const { user, dialog } = await openTally({ product: { ...beam, price: null } })
    await user.type(await lengthOf(1), '2.4')
    await user.type(await quantityOf(1), '3')
    expect(within(dialog).getAllByText(/Price on request/)).toHaveLength(2)
    expect(within(dialog).queryByText(/\$/)).not.toBeInTheDocument()
  })
})
