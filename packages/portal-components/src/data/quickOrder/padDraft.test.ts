import { expect, it } from 'vitest'
import { padDraft } from './usePad'

const lines = { underWay: ['CONRS20 1'], unsure: ['BBS14100 2'] }

it.each([
  ['as it is stored', lines],
  ['as it was at first', { underWay: '["CONRS20 1"]', unsure: '["BBS14100 2"]' }],
])('reads the lines of a pad %s', (_, stored) => {
  expect(padDraft({ text: 'CONRS20 1\nBBS14100 2', ...stored })).toEqual({
    text: 'CONRS20 1\nBBS14100 2',
    ...lines,
  })
})

it('reads none where there are none, and no pad without a text', () => {
  expect(padDraft({ text: 'CONRS20 1', underWay: 'junk' })).toEqual({
    text: 'CONRS20 1',
    underWay: [],
    unsure: [],
  })
  expect(padDraft(lines)).toBeNull()
})
