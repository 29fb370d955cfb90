// @vitest-environment jsdom-26
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { PortalProvider } from '../provider/PortalProvider'
import { merchantClient } from '../testing/merchantClient'
import { CartReview } from '../widgets/cart/CartReview/CartReview'
import { InvoiceTable } from '../widgets/account/InvoiceTable/InvoiceTable'
import { ProductList } from '../widgets/catalogue/ProductList/ProductList'
import { SearchTypeahead } from '../widgets/catalogue/SearchTypeahead/SearchTypeahead'

/** Renders a widget as an embedder's test does, without our own helpers. */
async function show(widget: ReactNode) {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'small' })
  onTestFinished(() => sandbox.close())
  const client = await merchantClient(sandbox, { seesPrices: true })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(<PortalProvider client={client}>{widget}</PortalProvider>)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return container
}

describe('an embedder’s own tests, in the jsdom that Jest 30 brings', () => {
  it.each([
    ['a listing', <ProductList key="1" cataloguePath={{ categoryId: 'OUTDOOR' }} />, /Concrete/],
    ['a cart', <CartReview key="2" />, /Your cart is empty/],
    ['invoices', <InvoiceTable key="3" />, /shown/],
    ['a search', <SearchTypeahead key="4" />, /^$/],
  ])('show %s [case-240]', async (_name, widget, words) => {
    expect(navigator.userAgent).toContain('jsdom/26.')
    const container = await show(widget)
    await vi.waitFor(
      () => {
        expect(container.textContent).toMatch(words)
        expect(container.querySelector('input, table, h1, h2')).not.toBeNull()
      },
      { timeout: 15_000 },
    )
    expect(container.textContent).not.toMatch(/Try again/)
  })
})
