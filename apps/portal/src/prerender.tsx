import { SignInForm } from '@trade-portal/portal-components'
import { StaticPortal } from '@trade-portal/portal-components/host'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { addressOf } from './place/placeHistory'
import { places } from './routes'
import { SIGN_IN } from './shell/signInPath'
import { SignedOutPage } from './shell/SignedOutPage'

/** The first segments of the portal's paths, for hosts that are asked for `/orders` in place of `#/orders`. */
export const routes = [...new Set([...places, SIGN_IN].flatMap((path) => path.split('/')[1] || []))].sort()

/** Renders the sign-in page as HTML and the styles it needs, for the build to put into the page. */
export function prerender(): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticPortal hrefFor={addressOf} places={places}>
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
 * Leaves out what styled-components would take the rules over by. It counts components as they load, which a page does
 * in another order than this: it would take some rules for those of other components, and write theirs too early.
 */
function plainStyles(tags: string): string {
  return tags
    .replace(/ data-styled(-version)?="[^"]*"/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
    .replaceAll('/*!sc*/', '')
    .replace(/\n+/g, '\n')
}
