import { describe, expect, it, vi } from 'vitest'
import { paramProps } from './paramProps'

/** Returns the props of a widget whose store has these attributes, and the store's `write`. */
function stored(widget: string, attributes: Record<string, string>) {
  const write = vi.fn()
  const props = paramProps(widget, { read: (attribute) => attributes[attribute], write })
  return {
    props,
    write,
    call: (name: string, value: unknown) => (props[name] as (value: unknown) => void)(value),
  }
}

describe('paramProps', () => {
  it('gives each stored value with its callback, and of the others neither', () => {
    const { props, call, write } = stored('OrdersTable', { search: 'deck' })
    expect(Object.keys(props)).toEqual(['search', 'onSearchChange'])
    expect(props['search']).toBe('deck')
    call('onSearchChange', 'decking')
    expect(write).toHaveBeenLastCalledWith({ search: 'decking' }, { isTyped: true })
  })

  it('distinguishes typed values from chosen ones', () => {
    const { call, write } = stored('OrdersTable', { sort: '', type: '' })
    call('onSortChange', '-amount')
    expect(write).toHaveBeenLastCalledWith({ sort: '-amount' }, { isTyped: false })
  })

  it('keeps the two ends of a range in one step, and only stored ones', () => {
    const both = stored('InvoiceTable', { from: '', to: '' })
    both.call('onDatesChange', { from: '2026-10-01', to: '2026-10-31' })
    expect(both.write.mock.calls).toEqual([[{ from: '2026-10-01', to: '2026-10-31' }, { isTyped: false }]])
    const one = stored('InvoiceTable', { from: '' })
    one.call('onDatesChange', { from: '2026-10-01', to: '2026-10-31' })
    expect(one.write).toHaveBeenLastCalledWith({ from: '2026-10-01' }, { isTyped: false })
  })

  it('lets nothing change what the path names', () => {
    expect(stored('StatementView', { date: '2026-10-31' }).props).toEqual({ date: '2026-10-31' })
    expect(stored('CustomList', { list: '7' }).props).toEqual({ listId: '7' })
  })

  it('gives an empty text for what a widget cannot do without, and numbers as numbers', () => {
    expect(stored('StatementView', {}).props).toEqual({ date: '' })
    expect(stored('TransactionView', { number: '418823', kind: 'letter' }).props).toMatchObject({
      number: 418_823,
      kind: undefined,
    })
    expect(stored('SupportForm', { search: 'x' }).props).toEqual({})
  })
})
