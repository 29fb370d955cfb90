import { SignInForm } from '@trade-portal/portal-components'
import { StaticPortal } from '@trade-portal/portal-components/host'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { addressOf } from './router/portalHistory'
import { paths } from './routes'
import { SIGN_IN } from './shell/signInPath'
import { SignedOutPage } from './shell/SignedOutPage'

/** The first segments of the portal’s paths, for requests of `/orders` in place of `#/orders`. */
export const routes = [...new Set([...paths, SIGN_IN].flatMap((path) => path.split('/')[1] || []))].sort()

/** Renders the sign-in page as HTML and the styles it needs, for the build to put into the page. */
export function prerender(): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticPortal hrefFor={addressOf} routes={paths}>
          <SignedOutPage company="">
            <SignInForm />
          </SignedOutPage>
        </StaticPortal>,
      ),
    )
    return { markup, styles: plainStyles(sheet.getStyleTags()) }
  } finally {
    sheet.seal()
  }
}

/**
 * Removes the marks by which styled-components would rehydrate the rules. Component ids follow the load order, which
 * differs in the page: rules would be taken for those of other components.
 */
function plainStyles(tags: string): string {
  return tags
    .replace(/ data-styled(-version)?="[^"]*"/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\n+/g, '\n')
}
