import { describe, expect, it } from 'vitest'
import { partDocs } from '../.storybook/docs/partDocs.ts'
import { definitions } from '../packages/portal-components/src/widgets/definitions.ts'
import { allFacts, allPartFacts, factsOf } from './widgetFacts.ts'

describe('factsOf', () => {
  it('reads a widget from its source', () => {
    const { events, variables } = factsOf('ProductList')
    expect(events).toContain('product:add')
    expect(variables).toContain('--trade-interaction-primary-background')
  })
})

describe('the pages of the widgets', () => {
  const facts = allFacts()

  it('are written for every widget that has stories, and for no other [stories-07]', () => {
    expect(definitions.map(({ name }) => name).sort()).toEqual(Object.keys(facts).sort())
  })
})

describe('the pages of the parts and surfaces', () => {
  const facts = allPartFacts()

  it('say for each what it is for, as its source does [stories-11]', () => {
    expect(facts['Parts/Button']?.about).toMatch(/^Performs an action/)
    expect(Object.keys(facts).filter((title) => facts[title]?.about === '')).toEqual([])
  })

  it('say for each what to do, what not to, and its keys where it takes the focus [stories-11]', () => {
    expect(Object.keys(partDocs).sort()).toEqual(Object.keys(facts).sort())
    const pressed =
      /Button|Link|Field|Input|Choice|Select|Stepper|Switch|Checkbox|Segmented|Menu|Modal|Disclosure|Table/
    const mute = Object.entries(partDocs).filter(([title, { keyboard }]) => pressed.test(title) && !keyboard)
    expect(mute).toEqual([])
  })
})
