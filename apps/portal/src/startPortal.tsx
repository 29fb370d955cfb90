import '@fontsource-variable/inter/wght.css'
import { createFluidClient } from '@trade-portal/fluid-sdk'
import { startTransition, StrictMode, useInsertionEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { takeSession } from '@trade-portal/portal-components/host'
import { Entrance, isAtSignIn, preloadApp } from './Entrance'
import { openPlaceHistory } from './place/placeHistory'
import { takePaymentReturn } from './place/takePaymentReturn'
import { readConfiguration } from './readConfiguration'
import { isForVisitors } from './routes'
import { ConfigurationFailed } from './shell/ConfigurationFailed'
import { preloadPage } from './shell/preloadPage'
import { preloadVisitors } from './shell/VisitorArea'
import { signInPath } from './shell/signInPath'
import { typedBeforeStart, untilReleased } from './typedBeforeStart'
import type { Updates } from './updates'
import type { ReactNode } from 'react'

export interface StartOptions {
  /** How calls reach the back end. Default: the global `fetch`. */
  fetch?: typeof fetch
  /** Tells of new versions. Without it none is ever offered. */
  updates?: Updates | undefined
}

/** Takes the answers of calls that were sent before the portal was there, if there are any. */
const fetchOrAhead: typeof fetch = (...request) => (window.ahead ?? globalThis).fetch(...request)

declare global {
  interface Window {
    /** Shows in the page's own HTML that the portal cannot start, and offers to load it again. See start.js. */
    showFailure?: (error: unknown) => void
    /** Loads the page again, with files that were lost fetched anew before. See start.js. */
    reloadPage?: () => Promise<void>
  }
}

/** Reads the merchant's configuration and brings the page alive. */
export async function startPortal({ fetch, updates }: StartOptions = {}) {
  const element = document.getElementById('portal')
  if (!element) throw new Error('The page has no element with the id "portal".')
  // Without it the merchant's own colours stay.
  const theme = import('./pageTheme').catch(() => null)
  // Beside the configuration; start.js knows of no session in this browser.
  const page = document.documentElement
  const isWaiting = page.dataset['start'] === 'waiting'
  void (isWaiting ? preloadApp() : preloadVisitors())
  try {
    const { configuration, isStale } = await (window.ahead?.configuration ?? readConfiguration())
    const client = createFluidClient({ configuration, fetch: fetch ?? fetchOrAhead })
    takePaymentReturn()
    const history = openPlaceHistory()
    await takeSession(client)
    const { path, query } = history.current()
    if (!client.session.current() && !isForVisitors(path)) {
      history.goTo(signInPath(path + query), { replace: true })
    }
    const isSignedIn = client.session.current() !== null
    if (isSignedIn) void preloadPage(path)
    const isAlone = isAtSignIn({ client, history })
    const [ownTheme] = await Promise.all([
      isAlone ? null : theme,
      isAlone ? null : preloadApp(),
      isSignedIn ? null : preloadVisitors(),
    ])
    await untilReleased()
    const root = createRoot(element, { onUncaughtError: (error) => window.showFailure?.(error) })
    const typed = typedBeforeStart(element)
    const show = () => {
      // The sentence about scripts of two builds stays.
      if ('failed' in page.dataset) return
      // Told before the theme is derived, which is done again when an attribute of the page changes.
      page.dataset['start'] = 'ready'
      ownTheme?.watchPageTheme()
    }
    const portal = (
      <StrictMode>
        <Entrance client={client} history={history} typed={typed} updates={updates} isStale={isStale} />
      </StrictMode>
    )
    if (isWaiting) {
      // The portal is drawn bit by bit: nothing that it replaces can be typed in.
      startTransition(() => root.render(<Shown onShow={show}>{portal}</Shown>))
    } else {
      show()
      // Replaces the form in one go: what is typed between reading and replacing it would be lost.
      flushSync(() => root.render(portal))
    }
    if (isAlone) (await theme)?.watchPageTheme()
  } catch (error) {
    // Told to whoever runs the portal; the customer reads what they can do.
    console.error(error)
    const ownTheme = await theme
    page.dataset['start'] = 'ready'
    ownTheme?.watchPageTheme()
    createRoot(element).render(<ConfigurationFailed />)
  }
}

interface ShownProps {
  children: ReactNode
  /** Called once all of it is in the page, before anything is measured or painted. */
  onShow: () => void
}

/** Tells when what it holds takes the place of what stood there before. */
function Shown({ children, onShow }: ShownProps) {
  useInsertionEffect(onShow, [])
  return children
}
