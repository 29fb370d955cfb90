import { describe, expect, it } from 'vitest'
import { absentStates, cellsOf, problemsOf } from './states.ts'
import { readStories } from './stories.ts'

describe('the states of the widgets', () => {
  const cells = cellsOf(readStories(), absentStates)

  it('have a story each, or a reason why a widget cannot be in them [stories-03]', () => {
    expect(new Set(cells.map(({ widget }) => widget)).size).toBeGreaterThanOrEqual(45)
    expect(problemsOf(cells, absentStates)).toEqual([])
  })

  it('are missed where neither a story nor a reason answers for one', () => {
    const [cart] = cellsOf(
      [
        {
          file: '',
          title: 'Widgets/Cart',
          stories: [{ name: 'LongNames', tags: [], acts: false, merchant: null }],
        },
      ],
      [],
    ).filter(({ state }) => state === 'longNames')
    expect(cart?.storyId).toBe('widgets-cart--long-names')
    const gap = { widget: 'Cart', state: 'empty', storyId: null, reasons: [] } as const
    const twice = {
      widget: 'Cart',
      state: 'loading',
      storyId: 'widgets-cart--loading',
      reasons: [0],
    } as const
    const stale = [{ reason: 'Is gone.', states: ['empty'], widgets: ['Basket'] }] as const
    expect(
      problemsOf(
        [
          { ...gap, reasons: [] },
          { ...twice, reasons: [0] },
        ],
        stale,
      ),
    ).toEqual([
      'Cart empty has neither story nor reason',
      'Cart loading has more than one answer',
      'Basket is no widget with stories',
    ])
  })
})
