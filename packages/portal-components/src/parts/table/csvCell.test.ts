import { describe, expect, it } from 'vitest'
import { csvCell } from './csv'

describe('a cell of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+61 3 9000 0000', "'+61 3 9000 0000"],
    ['-2+3', "'-2+3"],
    ['-deck', "'-deck"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', '"\'\r=1"'],
    ['\n=1', '"\'\n=1"'],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\ufeff@x', "'\ufeff@x"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ['=HYPERLINK("http://a.example","b")', '"\'=HYPERLINK(""http://a.example"",""b"")"'],
  ])('is not run as a formula: %j [inv-43 case-310]', (text, written) => {
    expect(csvCell(text)).toBe(written)
    expect(csvCell(text, 'figure')).toBe(written)
  })

  it.each([
    '00123',
    '007.5',
    '1234567890123456',
    '1E5',
    '1.5e-3',
    '12E3',
    '3-4',
    '3/4',
    '3.4.26',
    '1-2-2026',
    '2026/11',
    '7:30',
    '7:30:15',
    '5 Mar',
    '5-MAR-26',
    'March 5',
    'Dec-1',
    ' 00123 ',
  ])('stays the text %j, which is no other number, day or time [case-311]', (text) => {
    expect(csvCell(text)).toBe(`'${text}`)
  })

  it.each([
    '-',
    '+',
    '-10%',
    '+5',
    '-312.40',
    '-1,234.50',
    '12',
    '0',
    '0.5',
    '-0.5',
    '20411',
    '418823-0',
    '2026-11-22',
    'PO-20411',
    'FN-5028B',
    '90x45',
    '12 Wattle Street',
    '3/4 bolt',
    'Lot 3-4',
    'Maryborough 5 north',
    'O’Brien - deck',
    'a@ridgeline.example',
  ])('is written as it is where nothing changes it: %j [inv-43 case-312]', (text) => {
    expect(csvCell(text).replaceAll('"', '')).toBe(text)
  })

  it.each([
    ['2026-11-22', 'day'],
    ['3/11/2026', 'day'],
    ['-312.40', 'figure'],
    ['0042', 'figure'],
  ] as const)('is a figure or a day where its column is one: %s [case-312]', (text, kind) => {
    expect(csvCell(text, kind)).toBe(text)
  })
})
