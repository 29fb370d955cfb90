import { describe, expect, it } from 'vitest'
import { routeView } from './routeView'

const attributesAt = async (route: string) => {
  const view = await routeView(route)
  return view && JSON.parse(JSON.stringify(view.attributes))
}

describe('a route of the portal in a dialog of the page', () => {
  it.each([
    ['/invoices?from=2026-10-16', { from: '2026-10-16' }],
    ['/search?value=90%20x%2045', { search: '90 x 45' }],
    ['/products', {}],
    ['/products/TIMBER/A%2FB/C', { category: 'TIMBER', type: 'A/B', 'class-id': 'C' }],
    ['/quotes/418823-1', { kind: 'quote', number: '418823', suffix: '1' }],
    ['/pay-account?invoiceId=500002&suffix=1&amount=10.50', { invoice: '500002-1', amount: '10.50' }],
    ['/payment-fail', { page: 'fail' }],
    ['/admin/account/7', { user: '7' }],
  ])('has what the address of %s says', async (route, attributes) => {
    expect(await attributesAt(route)).toEqual(attributes)
  })

  it('takes nobody’s id from a query, only from the path', async () => {
    expect(await attributesAt('/admin/account/new?user=7')).toEqual({})
    expect(await attributesAt('/statements/2026-10-31?date=2026-09-30')).toEqual({ date: '2026-10-31' })
  })

  it.each(['/nowhere', '/statements/2027-02-29', '/jobs/-', '/subscription'])('is none for %s', (route) => {
    expect(routeView(route)).toBeNull()
  })
})
