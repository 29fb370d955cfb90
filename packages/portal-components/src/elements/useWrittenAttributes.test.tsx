import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useWrittenAttributes } from './useWrittenAttributes'

function open(attributes: Record<string, string>) {
  const element = document.createElement('trade-orders-table')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return { element, ...renderHook(() => useWrittenAttributes(element)).result.current }
}

describe('attributes that a customer’s doing changes', () => {
  it('are as the page wrote them once the customer has left, through any number of changes [case-130]', () => {
    const { element, set, restore } = open({ search: '' })
    set('search', 'Hill')
    set('search', 'Hilltop')
    set('sort', 'age')
    restore()
    expect(element.getAttribute('search')).toBe('')
    expect(element.hasAttribute('sort')).toBe(false)
  })

  it('stay as the page has set them meanwhile, and a closed dialog stays closed [case-130]', () => {
    const { element, set, restore } = open({ search: 'a', open: '' })
    set('search', 'b')
    element.setAttribute('search', 'c')
    set('open', null)
    restore()
    expect(element.getAttribute('search')).toBe('c')
    expect(element.hasAttribute('open')).toBe(false)
  })
})
