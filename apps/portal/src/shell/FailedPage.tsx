import {
  cartMessages,
  catalogueMessages,
  checkoutMessages,
  Card,
  Heading,
  shellMessages,
  useHeadTitle,
  useMessages,
  usePortalMenus,
} from '@trade-portal/portal-components/host'
import { token } from '@trade-portal/theme'
import { use } from 'react'
import { styled } from 'styled-components'
import { usePortalLocation } from '../router/LocationContext'
import { PageTitleContext } from '../PageTitleContext'
import { RouteFailure } from './RouteFailure'

export interface FailedPageProps {
  error: unknown
  onRetry: () => void
}

/** Keeps a failed page's title, with the failure below it. */
export function FailedPage({ error, onRetry }: FailedPageProps) {
  const title = useFailedTitle()
  useHeadTitle(title)
  return (
    <Page>
      {title && (
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
      )}
      <Card>
        <RouteFailure error={error} onRetry={onRetry} heading={title ? 2 : 1} />
      </Card>
    </Page>
  )
}

/** Returns the title that the page had before it failed, or its name in the menus. */
function useFailedTitle(): string | null {
  const title = use(PageTitleContext)
  const words = useMessages(shellMessages)
  const cart = useMessages(cartMessages)
  const checkout = useMessages(checkoutMessages)
  const catalogue = useMessages(catalogueMessages)
  const { bar, account } = usePortalMenus()
  const { path } = usePortalLocation()
  const entry = [...bar, ...account].find(({ to }) => to === path)
  const outside: Record<string, string> = {
    '/cart': cart.title,
    '/checkout': checkout.title,
    '/products': catalogue.browseCategories,
  }
  return title ?? (entry ? words[entry.word] : (outside[path] ?? null))
}

const Page = styled.section`
  display: grid;
  gap: ${token.space[16]};
  container: widget / inline-size;
`
