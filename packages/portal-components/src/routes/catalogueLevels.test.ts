import type { Category } from '@trade-portal/fluid-sdk'
import { describe, expect, it } from 'vitest'
import { findLevels, levelsByName, stepsTo, titleOf } from './catalogueLevels'
import { messagesIn } from '../messages/MessagesOf'

const messagesOf = messagesIn('en-AU', false)
const framing = { id: 'FRM', name: 'Framing', image: null, classes: [{ id: 'A/B', name: 'MGP10' }] }
const menu: Category[] = [{ id: 'TIM', name: 'Timber', image: null, types: [framing] }]

function found(cataloguePath: Parameters<typeof findLevels>[1]) {
  const result = findLevels(menu, cataloguePath)
  if (!result.found) throw new Error(`${result.unknown} was not found`)
  return result.found
}

describe('findLevels', () => {
  it('finds each level by its id', () => {
    expect(found({ categoryId: 'TIM', typeId: 'FRM', classId: 'A/B' })).toEqual({
      category: menu[0],
      type: framing,
      class: { id: 'A/B', name: 'MGP10' },
    })
  })

  it.each([
    [{ categoryId: 'Timber' }, 'Timber'],
    [{ categoryId: 'TIM', typeId: 'DECK' }, 'DECK'],
    [{ categoryId: 'TIM', typeId: 'FRM', classId: 'A' }, 'A'],
  ])('names what the menu does not have in %j', (cataloguePath, unknown) => {
    expect(findLevels(menu, cataloguePath)).toEqual({ found: null, unknown })
  })
})

describe('titleOf', () => {
  it.each([
    [{}, 'Browse Categories'],
    [{ categoryId: 'TIM' }, 'Timber'],
    [{ categoryId: 'TIM', typeId: 'FRM' }, 'All Framing'],
    [{ categoryId: 'TIM', typeId: 'FRM', classId: 'A/B' }, 'MGP10'],
  ])('of %j is %s', (cataloguePath, title) => {
    expect(titleOf(found(cataloguePath), messagesOf)).toBe(title)
  })

  it('is made of ids when the menu could not be read', () => {
    expect(titleOf(levelsByName({ categoryId: 'TIM', typeId: 'FRM' }), messagesOf)).toBe('All FRM')
  })
})

describe('stepsTo', () => {
  it('begins at Products and names every level', () => {
    const steps = stepsTo(found({ categoryId: 'TIM', typeId: 'FRM', classId: 'A/B' }), messagesOf)
    expect(steps.map((step) => step.name)).toEqual(['Products', 'Timber', 'Framing', 'MGP10'])
    expect(steps.at(-1)?.cataloguePath).toEqual({ categoryId: 'TIM', typeId: 'FRM', classId: 'A/B' })
  })
})
