import { describe, expect, it } from 'vitest'
import { readTallyText } from './tallyText'

const written = (text: string, unit = 'm') =>
  readTallyText(text, unit).tally.map(({ quantity, length }) => [quantity, length])

describe('readTallyText', () => {
  it.each([
    '10/2.4',
    '10x2.4',
    '10X2.4',
    '10×2.4',
    '10*2.4',
    '10@2.4',
    ' 10 @ 2.4 m ',
    '10 of 2.4',
    '10/2400',
    '10@2400mm',
    '10 x 2.4m',
  ])('reads %s', (text) => {
    expect(readTallyText(text, 'm')).toEqual({ tally: [{ quantity: 10, length: 2400 }], refused: [] })
  })

  it.each([
    '18 @ 2.4, 12 @ 3.6',
    '18/2.4 12/3.6',
    '18 @ 2.4 12 @ 3.6',
    '18 @ 2.4 m 12 @ 3.6 m',
    '18@2.4;12@3.6',
    '18/2400\r\n12/3600\n',
    '18@2.4 and 12@3.6',
    '18@2.4\t12@3.6,',
    '18\u00a0@\u00a02.4\u00a0m\u00a0· 12\u00a0@\u00a03.6\u00a0m',
    '18 @ 2.4 + 12 @ 3.6',
  ])('reads several: %s', (text) => {
    expect(written(text)).toEqual([
      [18, 2400],
      [12, 3600],
    ])
    expect(readTallyText(text, 'm').refused).toEqual([])
  })

  it('takes a figure above 30 for millimetres, and one up to 30 for metres', () => {
    expect(written('1/30 1/30.1 1/31 1/5400')).toEqual([
      [1, 30_000],
      [1, 30],
      [1, 31],
      [1, 5400],
    ])
  })

  it('counts feet as feet, by the name LF too, and refuses metres of them [case-327]', () => {
    expect(written("10/8 4/40 2 @ 16 ft 3/12'", 'ft')).toEqual([
      [10, 8000],
      [4, 40_000],
      [2, 16_000],
      [3, 12_000],
    ])
    expect(written("10/8' 2 @ 16ft 3/12", 'LF')).toEqual([
      [10, 8000],
      [2, 16_000],
      [3, 12_000],
    ])
    expect(readTallyText('10/2.4m', 'LF').refused).toEqual([{ text: '10/2.4m', reason: 'length' }])
    expect(readTallyText('10/2.4m', 'ft').refused).toEqual([{ text: '10/2.4m', reason: 'length' }])
    expect(readTallyText('10/8ft', 'm').refused).toEqual([{ text: '10/8ft', reason: 'length' }])
  })

  it.each([
    ['2.4', 'form'],
    ['ten of them', 'form'],
    ['10-2.4', 'form'],
    ['10/', 'form'],
    ['2.4@10', 'pieces'],
    ['0/2.4', 'pieces'],
    ['-3/2.4', 'pieces'],
    ['10/0', 'length'],
    ['10/-2.4', 'length'],
    ['10/2.4.1', 'length'],
    ['10/99999999999999999999', 'length'],
  ])('refuses %s for its %s, and keeps what stands beside it', (text, reason) => {
    expect(readTallyText(`${text}, 4/3.6`, 'm')).toEqual({
      tally: [{ quantity: 4, length: 3600 }],
      refused: [{ text, reason }],
    })
  })

  it('keeps equal lengths apart, and reads nothing of nothing', () => {
    expect(written('1/2.4 2/2.4')).toEqual([
      [1, 2400],
      [2, 2400],
    ])
    expect(readTallyText(' \n, ', 'm')).toEqual({ tally: [], refused: [] })
  })

  it.each([
    ['10/2,4', '10/2,4'],
    ['10/2,4 12/3,6', '10/2,4|12/3,6'],
    ['10 @ 2,4, 12 @ 3,6', '10 @ 2,4|12 @ 3,6'],
    ['1,200/2.4', '1,200/2.4'],
  ])(
    'refuses %s, whose comma may be a decimal’s or a thousand’s, and counts no part of it [case-085]',
    (text, refused) => {
      const read = readTallyText(text, 'm')
      expect(read.tally).toEqual([])
      expect(read.refused.map((each) => each.text).join('|')).toBe(refused)
    },
  )

  it('takes a comma for the end of a length where pieces follow it', () => {
    expect(written('10/2,4/3')).toEqual([
      [10, 2000],
      [4, 3000],
    ])
    expect(written('10/2.4,12/3.6')).toEqual([
      [10, 2400],
      [12, 3600],
    ])
  })

  it.each([
    ['10/8 1/2', [[10, 8500]]],
    ['10/8-1/2', [[10, 8500]]],
    [
      '10/8 1/2, 4/12',
      [
        [10, 8500],
        [4, 12_000],
      ],
    ],
    [
      '4/12 10/8 1/2',
      [
        [4, 12_000],
        [10, 8500],
      ],
    ],
    [`10/8'6"`, [[10, 8500]]],
    ['10 @ 8′ 6″', [[10, 8500]]],
    ['10 @ 8‘ 6“', [[10, 8500]]],
    ['10 @ 8´ 6‶', [[10, 8500]]],
    ['10 @ 8’–6”', [[10, 8500]]],
    ['10 @ 8＇ 6＂', [[10, 8500]]],
    ['10\u200b @ \u200e8ʹ 6ʺ', [[10, 8500]]],
    [`10 @ 8'-6"`, [[10, 8500]]],
    ['10 of 8 ft 3 in', [[10, 8250]]],
    [`10/8' 1 1/2"`, [[10, 8125]]],
    [
      '10/8 12/12',
      [
        [10, 8000],
        [12, 12_000],
      ],
    ],
  ])('reads feet and inches: %s [case-086]', (text, tally) => {
    expect(written(text, 'ft')).toEqual(tally)
    expect(written(text, 'LF')).toEqual(tally)
    expect(readTallyText(text, 'ft').refused).toEqual([])
  })

  it.each([
    [`10/8'4"`, 'length'],
    ['10/8-6', 'form'],
    ['10/12 1/16', 'form'],
    ['10/8 3/8"', 'form'],
    ["10/8' 1/2", 'form'],
    [`10/8'14"`, 'form'],
    ['10/8 feet long', 'form'],
  ])('refuses %s in feet for its %s [case-086]', (text, reason) => {
    expect(readTallyText(text, 'ft')).toEqual({ tally: [], refused: [{ text, reason }] })
  })
})
