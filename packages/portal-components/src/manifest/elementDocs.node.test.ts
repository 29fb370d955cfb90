import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { elementDefinitions } from '../elements/elementDefinitions'
import type { ElementDefinition } from '../elements/elementDefinitions'
import { elementDocs, portalDocs } from './elementDocs'
import { elementsTable, pagesTable, portalTable } from '../elements/elementTables'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/embed.md'), 'utf8')

describe('the elements in words', () => {
  it('name each attribute that an element follows, and no other [embed-50]', () => {
    expect(Object.keys(elementDocs)).toEqual(Object.keys(elementDefinitions))
    for (const [name, definition] of Object.entries(elementDefinitions)) {
      const { attributes = [], isModal }: ElementDefinition = definition
      const told = Object.keys(elementDocs[name]?.attributes ?? {})
      expect(told.sort(), name).toEqual([...attributes, ...(isModal ? ['open'] : [])].sort())
    }
  })

  it.each([
    ['elements', elementsTable(elementDocs)],
    ['attributes of the portal', portalTable(portalDocs)],
    ['pages', pagesTable()],
  ])('stand in the guide: %s [embed-50]', (_, table) => {
    expect(narrowed(guide)).toContain(narrowed(table))
  })
})

/** Without the spaces and dashes that only line columns up. */
const narrowed = (text: string) => text.replace(/ +/g, ' ').replace(/-+/g, '-')
