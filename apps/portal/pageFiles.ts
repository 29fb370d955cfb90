import type { Rolldown } from 'vite'

/** The scripts of a build that pages are made of, by their names without a folder and `.js`. */
export interface PageFiles {
  /** The scripts of every page behind the sign-in, besides the one that the portal begins with. */
  always: string[]
  /** A page's own besides, by its path's first segment; with a slash where another follows. */
  pages: Record<string, string[]>
}

/** Modules that a customer waits for on whatever page, in the order in which they are asked for. */
const always = [
  'src/App.tsx',
  'src/shell/Shell.tsx',
  'src/areas/shoppingAreas.ts',
  'ky/distribution/index.js',
  'src/surfaces/Widget/asWidget.tsx',
]
/** The pages that visits begin with: by a bookmark, a link in an e-mail, or a reload. */
export const routes: Record<string, string> = {
  '': 'widgets/account/HomeDashboard/HomeDashboard',
  products: 'routes/ProductsRoute',
  'products/': 'routes/ProductsRoute',
  search: 'routes/SearchRoute',
  cart: 'widgets/cart/CartReview/CartReview',
  checkout: 'routes/CheckoutRoute',
  orders: 'widgets/orders/OrdersTable/OrdersTable',
  'orders/': 'routes/TransactionRoute',
  'quotes/': 'routes/TransactionRoute',
  invoices: 'widgets/account/InvoiceTable/InvoiceTable',
  'invoices/': 'routes/TransactionRoute',
  'custom-lists': 'widgets/cart/CustomLists/CustomLists',
  'quick-order': 'widgets/cart/QuickOrder/QuickOrder',
  statements: 'widgets/account/StatementList/StatementList',
}

/** Tells which scripts each page needs, so that they are asked for before the first of them has run. */
export function pageFilesOf(bundle: Rolldown.OutputBundle): PageFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(filesOf))
  const shared = new Set(always.map(chunkOf).flatMap(filesOf)).difference(entry)
  const pages = Object.entries(routes).map(([place, route]) => {
    const files = new Set(filesOf(chunkOf(`src/${route}.tsx`)))
    return [place, names(files.difference(entry).difference(shared))] as const
  })
  return { always: names(shared), pages: Object.fromEntries(pages) }

  function chunkOf(module: string): Rolldown.OutputChunk {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)))
    if (!chunk) throw new Error(`No script of the build has ${module}`)
    return chunk
  }

  /** A chunk's file and those that it imports, in turn. */
  function filesOf(chunk: Rolldown.OutputChunk): string[] {
    const found = new Set([chunk.fileName])
    for (const name of found) {
      const file = bundle[name]
      if (file?.type === 'chunk') for (const each of file.imports) found.add(each)
    }
    return [...found]
  }
}

const names = (files: Iterable<string>): string[] =>
  [...files].map((file) => file.replace(/^assets\//, '').replace(/\.js$/, ''))
