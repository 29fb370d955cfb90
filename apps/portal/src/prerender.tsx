import { SignInForm } from '@trade-portal/portal-components'
import { StaticPortal } from '@trade-portal/portal-components/host'
import type { Configuration } from '@trade-portal/fluid-sdk'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { addressOf } from './place/placeHistory'
import { places } from './routes'
import { SignedOutPage } from './shell/SignedOutPage'

/** Stands for any merchant: the form's words and looks do not depend on it. */
const nobody: Configuration = {
  endpoint: 'http://localhost',
  deviceId: '',
  companyId: '',
  isTaxRegion: false,
  companyName: '',
  companyEmail: '',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
}

/** Renders the sign-in page as HTML and the styles it needs, for the build to put into the page. */
export function prerender(): { markup: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(
        <StaticPortal configuration={nobody} hrefFor={addressOf} places={places}>
          <SignedOutPage company="">
            <SignInForm />
          </SignedOutPage>
        </StaticPortal>,
      ),
    )
    return { markup, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
