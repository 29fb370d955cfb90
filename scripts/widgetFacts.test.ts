import { describe, expect, it } from 'vitest'
import { partDocs } from '../.storybook/docs/partDocs.ts'
import { widgetDocs } from '../.storybook/docs/widgetDocs.ts'
import { elementDefinitions } from '../packages/portal-components/src/elements/elementDefinitions.ts'
import { allFacts, allPartFacts, factsOf, readFacts, readPartFacts } from './widgetFacts.ts'

describe('factsOf', () => {
  it('reads a widget from its source', () => {
    const { about, events, variables } = factsOf('ProductList')
    expect(about).toMatch(/^Products to look at/)
    expect(events).toContain('product:add')
    expect(variables).toContain('--trade-interaction-primary-background')
  })
})

describe('the pages of the widgets', () => {
  const facts = allFacts()

  it('tell what the source tells: node --conditions=trade-portal-source scripts/widgetFacts.ts [stories-06]', () => {
    expect(readFacts()).toEqual(facts)
    expect(Object.entries(facts).filter(([, { about }]) => about === '')).toEqual([])
  })

  it('are written for every widget, and for each element that is one [stories-07]', () => {
    expect(Object.keys(widgetDocs).sort()).toEqual(Object.keys(facts).sort())
    const told = Object.values(widgetDocs).flatMap(({ element }) => element ?? [])
    // The pieces of a product stand inside a page's own markup, and the doctor is for who makes the page: no widgets.
    const others = ['add', 'tally', 'doctor']
    expect([...told, ...others].sort()).toEqual(Object.keys(elementDefinitions).sort())
  })
})

describe('the pages of the parts and surfaces', () => {
  const facts = allPartFacts()

  it('tell what the source tells: node --conditions=trade-portal-source scripts/widgetFacts.ts [stories-11]', () => {
    expect(facts['Parts/Button']?.about).toMatch(/^Does something here/)
    expect(readPartFacts()).toEqual(facts)
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
