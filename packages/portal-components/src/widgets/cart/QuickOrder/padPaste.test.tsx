import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addButton, cartOf, openPad, rowOf } from '../../../testing/openPad'

const TABLE = 'SKU,Price,Qty\nCONRS20,6,24\nBBS14100,74,2'

/** Pastes before the line that starts with these words. */
async function pasteBefore(words: string, pasted: string) {
  const pad = await openPad(TABLE)
  const field = pad.field as HTMLTextAreaElement
  await rowOf(/OK.*BBS14100/)
  const at = field.value.indexOf(words)
  field.setSelectionRange(at, at)
  await pad.user.paste(pasted)
  return { ...pad, field }
}

describe('a paste into the middle of a table', () => {
  it('is not read by the heads around it, and takes nothing from the rows under it [case-081]', async () => {
    const pad = await pasteBefore('BBS14100', 'FCLONG,3,9\n')
    const row = await rowOf(/FCLONG.*More than one figure/)
    expect(row).not.toHaveTextContent('OK')
    expect(pad.field).toHaveValue('SKU,Price,Qty\nCONRS20,6,24\n\nFCLONG,3,9\n\nSKU,Price,Qty\nBBS14100,74,2')
    await pad.user.click(await addButton('Add 2 lines'))
    await waitFor(() => expect(pad.field).toHaveValue('\nFCLONG,3,9'))
    expect(await cartOf(pad)).toEqual([
      ['CONRS20', 24],
      ['BBS14100', 2],
    ])
  })

  it('keeps heads of its own to itself [case-081]', async () => {
    const pad = await pasteBefore('BBS14100', 'SKU,Qty,Price\nFCLONG,3,9\n')
    expect(await rowOf(/OK.*FCLONG/)).toHaveTextContent(/FCLONG,3,93 ea/)
    expect(await rowOf(/OK.*BBS14100/)).toHaveTextContent(/BBS14100,74,22 box/)
    await pad.user.click(await addButton('Add 3 lines'))
    await waitFor(() => expect(pad.field).toHaveValue(''))
    expect((await cartOf(pad)).toSorted()).toEqual([
      ['BBS14100', 2],
      ['CONRS20', 24],
      ['FCLONG', 3],
    ])
  })

  it('leaves the caret at the row that it was pasted before [case-081]', async () => {
    const { field, user } = await pasteBefore('BBS14100', 'FCLONG,3,9\n')
    await user.keyboard('X')
    expect(field.value).toMatch(/\nXBBS14100,74,2$/)
  })
})

describe('a paste at the end of a line', () => {
  it('keeps the heads that come with it, so that no price is a quantity [case-081]', async () => {
    const pad = await openPad('BBS14100\t2')
    const field = pad.field as HTMLTextAreaElement
    await rowOf(/OK.*BBS14100/)
    field.setSelectionRange(field.value.length, field.value.length)
    await pad.user.paste('SKU\tPrice\nCONRS20\t60\nCONGP20\t7')
    expect(pad.field).toHaveValue('BBS14100\t2\nSKU\tPrice\nCONRS20\t60\nCONGP20\t7')
    expect(await rowOf(/CONRS20/)).not.toHaveTextContent('OK')
    expect(await rowOf(/CONGP20/)).not.toHaveTextContent('OK')
    await pad.user.click(await addButton('Add 1 line'))
    await waitFor(() => expect(pad.field).toHaveValue('SKU\tPrice\nCONRS20\t60\nCONGP20\t7'))
    expect(await cartOf(pad)).toEqual([['BBS14100', 2]])
  })

  it('takes the place of what was selected, though it begins with the same words [case-081]', async () => {
    const pad = await openPad('BBS14100 2')
    const field = pad.field as HTMLTextAreaElement
    await rowOf(/OK.*BBS14100/)
    field.setSelectionRange(0, field.value.length)
    await pad.user.paste('BBS14100 24\nCONRS20 3')
    expect(pad.field).toHaveValue('BBS14100 24\nCONRS20 3')
  })
})
