import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addButton, cartOf, openPad, rowOf } from '../../../testing/openPad'

describe('<QuickOrder /> and the words of a line that asks', () => {
  it.each([
    ['CONRS20 1 pallet', '1 pallet'],
    ['2 pallets of CONRS20', '2 pallets'],
    ['CONRS20 (3ctns)', '3ctns'],
    ['CONRS20 x1 pallet', '1 pallet'],
    ['CONRS20 2x pallets', '2 pallets'],
    ['Code,Qty\nCONRS20,2 x pallets', '2 pallets'],
    ['Code,Qty,Unit\nCONRS20,1,pallet', '1 pallet'],
    ['Code,Qty\nCONRS20,1 pallet', '1 pallet'],
    ['Code,Qty (pallets)\nCONRS20,1', '1 pallets'],
    ['Code,Qty (pallets)\nCONRS20,2 bags', '2 bags / pallets'],
  ])('names the unit in which %j has its quantity [case-081]', async (text, words) => {
    await openPad(text)
    const row = await rowOf(/CONRS20.*may not be the quantity/)
    expect(within(row).getByText(`“${words}” may not be the quantity. How many do you want?`)).toBeVisible()
  })

  it('names the unit to Americans as well, and none where none is written [case-081]', async () => {
    await openPad('CONC80 1 pallet\n5 CONC80\n6 DECKSC9-3', { merchant: 'cascade' })
    expect(await rowOf(/pallet.*“1 pallet” may not be the quantity\./)).toBeVisible()
    expect(await rowOf(/5 CONC80“5” may not be the quantity\./)).toBeVisible()
  })

  it('takes heads that nobody knew for heads once their column is known, and gives them back [case-080]', async () => {
    const text = 'Référence;Prix;Quantité\nCONRS20;6;24\nBBS14100;74;2'
    const pad = await openPad(text)
    const question = within(await screen.findByRole('region', { name: 'Which column is the quantity?' }))
    expect(question.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ProductPrixQuantityQuantitéQuantity',
      'CONRS20624',
      'BBS14100742',
    ])
    expect(question.getByRole('status')).toHaveTextContent(/quantity of 2 lines/)
    await pad.user.click(question.getByRole('button', { name: 'Quantity is Quantité: 24, 2' }))
    expect(pad.field).toHaveValue('SKU;-;Quantity\nCONRS20;6;24\nBBS14100;74;2')
    expect(await rowOf(/OK.*CONRS20/)).toHaveTextContent(/24 bag/)
    expect(screen.queryByText('Not found')).toBeNull()
    expect(screen.getByText('Quantity taken from Quantité')).toBeVisible()
    await pad.user.click(await addButton('Undo'))
    expect(pad.field).toHaveValue(text)
    await pad.user.click(await addButton('Quantity is Quantité: 24, 2'))
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 24],
      ['BBS14100', 2],
    ])
  })
})
