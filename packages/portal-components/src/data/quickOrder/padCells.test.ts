import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readCells, readRows, rowOf } from './padCells'

const spectrum = dirname(createRequire(import.meta.url).resolve('csv-spectrum'))
const files = readdirSync(join(spectrum, 'csvs')).map((file) => file.replace(/\.csv$/, ''))

describe('cells', () => {
  it.each(files)('are those of csv-spectrum’s %s [case-089]', (file) => {
    const text = readFileSync(join(spectrum, `csvs/${file}.csv`), 'utf8')
    const json = readFileSync(join(spectrum, `json/${file}.json`), 'utf8').replaceAll('\\r\\n', '\\n')
    const [heads = [], ...rows] = readRows(text).map((row) => readCells(row.text, ','))
    const read = rows.map((cells) => Object.fromEntries(heads.map((head, index) => [head, cells[index]])))
    // The file of coordinates is not a list, and does not contain its own telephone number.
    if (file === 'location_coordinates') {
      expect(read).toEqual([{ ...(JSON.parse(json) as object), 'Contact Phone Number': '2095257564' }])
    } else expect(read).toEqual(JSON.parse(json))
  })

  it('take a sign of inches for one, at the beginning of a cell too [case-083]', () => {
    expect(readCells('FB-M10100\tCup head bolt 1/2" galv\t20', '\t')).toEqual([
      'FB-M10100',
      'Cup head bolt 1/2" galv',
      '20',
    ])
    expect(readCells('FN-3028B\t"\t12', '\t')).toEqual(['FN-3028B', '"', '12'])
    expect(readCells('FN-5028B,"Bullet head nail,24', ',')).toEqual(['FN-5028B', '"Bullet head nail', '24'])
  })

  it('hold no rows that stand between two signs of inches [case-083]', () => {
    const rows = ['FN-5028B\tNail\t24', 'FN-3028B\t"\t12', 'FN-CLOUT\t"\t3', '"\tx\t1']
    expect(readRows(rows.join('\n')).map(({ text }) => text)).toEqual(rows)
    expect(readRows('A,"2x4,10\nB,"2x6",12\nC,"end"').map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('are written so that they are read again', () => {
    const cells = ['FB-M10100', 'Bolt, 1/2" "galv"', '', '20']
    expect(rowOf(cells, ',')).toBe('FB-M10100,"Bolt, 1/2"" ""galv""",,20')
    expect(readCells(rowOf(cells, ','), ',')).toEqual(cells)
  })
})
