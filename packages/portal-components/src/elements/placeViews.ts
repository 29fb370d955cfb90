import { placeOfPath } from '../places/cataloguePaths'
import { paymentPagePath, paymentPages } from '../places/paymentPages'
import { elementDefinitions } from './elementDefinitions'
import type { ElementName } from './elementDefinitions'
import type { ElementViewModule } from './elementView'

/** The widget of a place, and the attributes that its element would have. */
export interface PlaceView {
  load: () => Promise<ElementViewModule>
  attributes: Readonly<Record<string, string>>
}

type Attributes = Record<string, string | undefined>
type View = [element: ElementName, attributes?: (rest: string, query: URLSearchParams) => Attributes]

/** Elements by the roots of the places they show, and their attributes by what follows the root. */
const views: Readonly<Record<string, View>> = {
  '/cart': ['cart-review'],
  '/checkout': ['checkout-form'],
  '/products': ['product-list', catalogueOf],
  '/search': ['product-list', (_, query) => ({ search: query.get('value') ?? '' })],
  '/quick-order': ['quick-order'],
  '/custom-lists': ['custom-lists'],
  '/orders': ['orders-table'],
  '/invoices': ['invoice-table'],
  '/statements': ['statement-list'],
  '/admin': ['account-admin'],
  '/downloads': ['downloads'],
  '/pricebook': ['price-book'],
  '/pay-account': [
    'pay-account',
    (_, query) => ({
      invoice: query.has('invoiceId') ? `${query.get('invoiceId')}-${query.get('suffix') ?? 0}` : undefined,
      statement: query.get('statementId') ?? undefined,
      amount: query.get('amount') ?? undefined,
    }),
  ],
  ...Object.fromEntries(
    paymentPages.map((page): [string, View] => [paymentPagePath(page), ['payment-result', () => ({ page })]]),
  ),
  '/register': ['register'],
  '/links': ['links'],
  '/support': ['support'],
  '/stores': ['stores'],
  '/contact-a-representative': ['contact'],
}

/** Places under a root that have a widget of their own. */
const deeper: Readonly<Record<string, [element: ElementName, attributes: (rest: string) => Attributes]>> = {
  '/admin': ['sub-user-form', personOf],
  '/custom-lists': ['custom-list', (list) => ({ list: decodeURIComponent(list) })],
  '/orders': ['transaction', transactionOf('order')],
  '/quotes': ['transaction', transactionOf('quote')],
  '/invoices': ['transaction', transactionOf('invoice')],
  '/jobs': ['job', (name) => ({ name: decodeURIComponent(name) })],
  '/statements': ['statement-view', (date) => ({ date })],
}

/** The widget of a place of the portal; `null` where there is none for it. */
export function placeView(path: string): PlaceView | null {
  const [address = '', query = ''] = path.split('?')
  const [, root = '', rest = ''] = /^(\/[^/]*)\/?(.*)$/.exec(address) ?? []
  const [name, attributes] = (rest !== '' && deeper[root]) || views[root] || []
  if (name === undefined) return null
  const found = attributes?.(rest, new URLSearchParams(query)) ?? {}
  return {
    load: elementDefinitions[name].load,
    attributes: Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
  }
}

function catalogueOf(rest: string): Attributes {
  const { categoryId, typeId, classId } = placeOfPath(`/products/${rest}`)
  return { category: categoryId, type: typeId, 'class-id': classId }
}

/** A person's path ends in their id, and that of somebody new in `new`. */
function personOf(rest: string): Attributes {
  const [, segment = 'new'] = rest.split('/')
  return segment === 'new' ? {} : { user: decodeURIComponent(segment) }
}

function transactionOf(kind: string) {
  return (rest: string): Attributes => {
    const [number, suffix] = rest.split('-')
    return { kind, number, suffix }
  }
}
