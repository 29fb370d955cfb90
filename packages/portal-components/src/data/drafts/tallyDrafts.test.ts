import { describe, expect, it } from 'vitest'
import { addRow, startEntry, startRows, typeIn } from '../cart/tallyEntry'
import { entryFromText, textOfEntry } from './tallyDrafts'

describe('a stored tally', () => {
  it('comes back as it was typed, unfinished texts too', () => {
    const rows = typeIn(addRow(typeIn(startRows(), 0, 'length', '2.')), 1, 'pieces', '12abc')
    const stored = entryFromText(textOfEntry({ pieces: [{ length: 2400, quantity: 3 }], rows, text: '4 of' }))
    expect(stored?.pieces).toEqual([{ length: 2400, quantity: 3 }])
    expect(stored?.rows.rows.map((row) => [row.length, row.pieces])).toEqual([
      ['2.', ''],
      ['', '12abc'],
    ])
    expect(stored?.rows.nextId).toBe(2)
    expect(stored?.text).toBe('4 of')
  })

  it.each(['', 'nonsense', '[1'])('is none when the text is %j', (text) => {
    expect(entryFromText(text)).toBeNull()
  })

  it.each(['null', '{}', '{"pieces":[["2.4",1],[1]],"rows":"x"}'])('is blank when the text is %j', (text) => {
    expect(entryFromText(text)).toEqual(startEntry())
  })
})
