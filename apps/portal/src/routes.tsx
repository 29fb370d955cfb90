import { lazyCode, lazyPage, matchPage, pages } from '@trade-portal/portal-components/host'
import type { LazyCode, WidgetPage } from '@trade-portal/portal-components/host'
import type { ComponentType, ReactNode } from 'react'
import type { RouteParams } from 'regexparam'

/** The pages that are more than a widget. All others are said by the widgets' definitions. */
const ownPages = [
  page('/products/*?', 'ProductsRoute', () => import('./routes/ProductsRoute')),
  page('/search', 'SearchRoute', () => import('./routes/SearchRoute')),
  page('/orders/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/quotes/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/invoices/:id', 'TransactionRoute', () => import('./routes/TransactionRoute')),
  page('/checkout', 'CheckoutRoute', () => import('./routes/CheckoutRoute')),
  page('/checkout/complete', 'CompleteRoute', () => import('./routes/CompleteRoute')),
  page('/pay-account', 'PayAccountRoute', () => import('./routes/PayAccountRoute')),
  page('/payment-complete', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/payment-fail', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/payment-cancelled', 'PaymentResultRoute', () => import('./routes/PaymentResultRoute')),
  page('/request-error', 'RequestErrorRoute', () => import('./routes/RequestErrorRoute')),
  ...developersPages(),
]

/** A build for customers has neither the pages nor their chunks. */
function developersPages() {
  if (!import.meta.env.DEV) return []
  return [
    page('/debug', 'DebugRoute', () => import('./routes/DebugRoute')),
    page('/playground', 'PlaygroundRoute', () => import('./routes/PlaygroundRoute')),
  ]
}

type Segments = Readonly<Record<string, string>>

/** The code of a page. */
export interface PageCode {
  Page: ComponentType<{ segments: Segments }>
  /** Asks for what the page shows first, and shows nothing. */
  Reads?: ComponentType
}

/** All pages, each with its code, which is read when it is first shown: the guard may say no. */
const allPages = [...ownPages, ...pages.map(ofWidget)].map((each) => {
  const code = lazyCode(each.read)
  return { ...each, code, Page: lazyPage(code, ({ Page }) => Page) }
})

function ofWidget(widget: WidgetPage) {
  const { path, name, kinds, isForVisitors = false, load } = widget
  const read = async (): Promise<PageCode> => {
    const [{ widgetPage }, file] = await Promise.all([import('./WidgetPage'), load()])
    return widgetPage(name, file)
  }
  return { path, name, isForVisitors, read, ...(kinds && { kinds }) }
}

/** @param path `:name` stands for a segment, which the page gets as a prop; `*?` for whatever may follow. */
function page<Path extends string, Name extends string>(
  path: Path,
  name: Name,
  load: () => Promise<Record<Name, ComponentType<RouteParams<Path>>> & Pick<PageCode, 'Reads'>>,
) {
  const read = async (): Promise<PageCode> => {
    const file = await load()
    const Own = file[name] as ComponentType<Segments>
    const Page = ({ segments }: { segments: Segments }) => <Own {...segments} />
    return { Page, ...(file.Reads && { Reads: file.Reads }) }
  }
  return { path, name, isForVisitors: false, read }
}

const find = (path: string) => matchPage(allPages, path)

/** The page at a path, or `null` where there is none. */
export function pageAt(path: string): ReactNode {
  const found = find(path)
  return found && <found.page.Page segments={found.segments} />
}

/** The code of the page at a path, `null` where there is none. */
export const codeAt = (path: string): LazyCode<PageCode> | null => find(path)?.page.code ?? null

/** The pages' paths, such as `/products`, without what may follow: `/jobs` of a page that needs a job's name. */
export const places = [...new Set(allPages.map(({ path }) => path.replace(/(.)\/[*:].*$/, '$1')))]

/** Tells whether the page at a path is for whoever is not signed in, and for nobody else. */
export const isForVisitors = (path: string): boolean => find(path)?.page.isForVisitors ?? false
