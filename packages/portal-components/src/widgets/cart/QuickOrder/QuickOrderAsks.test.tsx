import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callsOf } from '../../../testing/cartRows'
import { addButton, cartOf, openPad, rowOf } from '../../../testing/openPad'

describe('<QuickOrder />, where it is not certain', () => {
  it('asks once which column of a paste is the quantity, and adds what stands in that one [case-080]', async () => {
    const text = 'CONRS20\tRapid-set concrete\t6.00\t24\nBBS14100\tBugle screw\t74.00\t2'
    const pad = await openPad(text)
    const question = within(await screen.findByRole('region', { name: 'Which column is the quantity?' }))
    expect(question.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'ProductColumn 2Column 3Column 4Quantity',
      'CONRS20Rapid-set concrete6.0024',
      'BBS14100Bugle screw74.002',
    ])
    expect(await rowOf(/CONRS20.*More than one figure/)).not.toHaveTextContent(/OK|\$/)
    expect(await addButton('Add 0 lines')).toBeDisabled()
    await pad.user.click(question.getByRole('button', { name: 'Quantity is Column 4: 24, 2' }))
    expect(pad.field).toHaveValue(`SKU\t-\t-\tQuantity\n${text}`)
    expect(screen.queryByRole('region', { name: 'Which column is the quantity?' })).toBeNull()
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 24],
      ['BBS14100', 2],
    ])
  })

  it('takes the answer back by Undo, and a quantity at a line instead of one [case-080]', async () => {
    const text = 'CONRS20\tConcrete\t6\t24\nBBS14100\tScrew\t74\t2'
    const pad = await openPad(text)
    await pad.user.click(await addButton('Quantity is Column 3: 6, 74'))
    await pad.user.click(await addButton('Undo'))
    expect(pad.field).toHaveValue(text)
    const quantity = within(await rowOf(/CONRS20.*More than one figure/)).getByRole('spinbutton')
    await pad.user.type(quantity, '24{Enter}')
    expect(pad.field).toHaveValue('CONRS20 24\nBBS14100\tScrew\t74\t2')
    expect(await rowOf(/OK.*CONRS20/)).toHaveTextContent(/24 bag/)
    expect(await addButton('Add 1 line')).toBeEnabled()
  })

  it('takes the answer back by Undo with what was typed since, and lets the Undo go with the answer [case-080]', async () => {
    const text = 'CONRS20\tConcrete\t6\t24\nBBS14100\tScrew\t74\t2'
    // The undo lasts 7 s, and has to go long before.
    const pad = await openPad(text, { pace: 1 })
    const answered = 'SKU\t-\tQuantity\t-\n'
    await pad.user.click(await addButton('Quantity is Column 3: 6, 74'))
    await pad.user.click(pad.field)
    await pad.user.paste('\n\nPINE9045H2 10/2.4')
    expect(pad.field).toHaveValue(`${answered}${text}\n\nPINE9045H2 10/2.4`)
    await pad.user.click(await addButton('Undo'))
    expect(pad.field).toHaveValue(`${text}\n\nPINE9045H2 10/2.4`)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(await rowOf(/CONRS20.*More than one figure/)).not.toHaveTextContent('OK')

    await pad.user.click(await addButton('Quantity is Column 3: 6, 74'))
    expect(pad.field).toHaveValue(`${answered}${text}\n\nPINE9045H2 10/2.4`)
    await addButton('Undo')
    await pad.user.click(pad.field)
    await pad.user.keyboard('{Control>}{Home}{/Control}{Delete}')
    expect(pad.field).toHaveValue(`${answered.slice(1)}${text}\n\nPINE9045H2 10/2.4`)
    const isGone = () => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await waitFor(isGone, { timeout: 1000 })
  })

  it('asks for a quantity that is empty under its head, and mends it in its cell [case-081]', async () => {
    const pad = await openPad('SKU,Qty,Price\nCONRS20,2,9.85\nBBS14100,,74')
    expect(await rowOf(/OK.*CONRS20/)).toHaveTextContent(/2 bag/)
    const row = await rowOf(/BBS14100.*How many\? This line has no quantity\./)
    await pad.user.type(within(row).getByRole('spinbutton'), '3{Enter}')
    expect(pad.field).toHaveValue('SKU,Qty,Price\nCONRS20,2,9.85\nBBS14100,3,74')
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 2],
      ['BBS14100', 3],
    ])
  })

  it('takes no price for a quantity, and says so at the line [case-080]', async () => {
    await openPad('CONRS20 9.85\nBBS14100 $74')
    expect(await rowOf(/CONRS20.*“9\.85” looks like a price\. How many do you want\?/)).toBeVisible()
    expect(await rowOf(/BBS14100.*“\$74” looks like a price\./)).toBeVisible()
    expect(await addButton('Add 0 lines')).toBeDisabled()
  })

  it('says of a length that is not stocked what the tally says, and adds none of the line [case-084]', async () => {
    const pad = await openPad('PINE9045H2 10/2.5\nPINE9045H2 10/2,4\nCONRS20 1')
    expect(await rowOf(/Lengths.*10\/2\.5/)).toHaveTextContent(/2\.5 m isn’t a stocked length\./)
    expect(await rowOf(/Lengths.*10\/2,4/)).toHaveTextContent(
      /We can’t read “10\/2,4”\. Write pieces\/length, like 12\/4\.8\./,
    )
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue('PINE9045H2 10/2.5\nPINE9045H2 10/2,4'))
    expect(await cartOf(pad)).toEqual([['CONRS20', 1]])
  })

  it('makes one tally of lengths and pieces in two columns [case-085]', async () => {
    const pad = await openPad('SKU,Length,Qty\nPINE9045H2,2.4,10\nPINE9045H2,3600,12')
    expect(await rowOf(/Tally.*PINE9045H2/)).toHaveTextContent(/67\.2 m.*10\s@\s2\.4\sm\s· 12\s@\s3\.6\sm/)
    expect(screen.getByText('Combined with line 2')).toBeVisible()
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect(await cartOf(pad)).toEqual([['PINE9045H2', 67.2]])
    expect(callsOf(pad.sandbox, 'addCartProduct')).toHaveLength(1)
  })

  it('goes on asking at the other lines when a numbered line is mended or removed [case-080]', async () => {
    const pad = await openPad('1 NOSUCHTHING\n2 CONRS20\n3 BBS14100')
    await rowOf(/CONRS20.*How many/)
    expect(await rowOf(/BBS14100.*How many/)).not.toHaveTextContent('OK')
    await pad.user.click(await addButton('Remove line 1'))
    expect(pad.field).toHaveValue('2 CONRS20\n3 BBS14100')
    const first = within(await rowOf(/CONRS20.*How many/))
    await pad.user.type(first.getByRole('spinbutton'), '5{Enter}')
    expect(pad.field).toHaveValue('CONRS20 5\n3 BBS14100 ?')
    expect(await rowOf(/OK.*CONRS20/)).toHaveTextContent(/5 bag/)
    expect(await rowOf(/BBS14100.*How many/)).not.toHaveTextContent('OK')
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue('3 BBS14100 ?'))
    expect(await cartOf(pad)).toEqual([['CONRS20', 5]])
  })

  it('takes the row off that was added, and leaves the same words that ask in another table [case-083]', async () => {
    const asking = 'BBS14100\t74\t2'
    const pad = await openPad(`${asking}\n\nCode\tPrice\tQty\n${asking}`)
    await rowOf(/OK.*BBS14100/)
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue(asking))
    expect(await rowOf(/BBS14100.*More than one figure/)).not.toHaveTextContent('OK')
    expect(await cartOf(pad)).toEqual([['BBS14100', 2]])
  })

  it('takes the row off whose Remove was pressed, and leaves one of the same words [case-083]', async () => {
    const asking = 'BBS14100\t74\t2'
    const pad = await openPad(`${asking}\n\nCode\tPrice\tQty\n${asking}`)
    await rowOf(/OK.*BBS14100/)
    await pad.user.click(await addButton('Remove line 4'))
    expect(pad.field).toHaveValue(asking)
    expect(await rowOf(/BBS14100.*More than one figure/)).not.toHaveTextContent('OK')
  })

  it('keeps a paste from the heads of a table above it [case-081]', async () => {
    const pad = await openPad('SKU,Price,Qty\nNOSUCHTHING,9,4')
    await rowOf(/Not found.*NOSUCHTHING/)
    await pad.user.type(pad.field, '{Enter}')
    await pad.user.paste('CONRS20,24,6')
    expect(pad.field).toHaveValue('SKU,Price,Qty\nNOSUCHTHING,9,4\n\nCONRS20,24,6')
    expect(await rowOf(/CONRS20.*More than one figure/)).not.toHaveTextContent('OK')
    expect(screen.getByRole('button', { name: 'Quantity is Column 2: 24' })).toBeVisible()
  })
})
