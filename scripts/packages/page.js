import { createFluidClient } from '@trade-portal/fluid-sdk'
import { CartButton, CartReview, PortalProvider, ProductList } from '@trade-portal/portal-components'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

// Runs in a folder with only the packages and React: renders a page there and writes its HTML.
const configuration = {
  endpoint: 'https://erp.example.com',
  deviceId: 'WEB-01',
  companyId: '01',
  isTaxRegion: false,
  companyName: 'Example Timber',
  companyEmail: 'trade@example.com',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
}
const client = createFluidClient({ configuration })
const page = createElement(
  PortalProvider,
  { client, hrefFor: (place) => `/shop${place}` },
  createElement(CartButton),
  createElement(ProductList, { cataloguePath: { categoryId: 'Timber', typeId: 'Framing' } }),
  createElement(CartReview),
)
console.log(renderToString(page))
