import '@fontsource-variable/inter/wght.css'
import { createFluidClient } from '@trade-portal/fluid-sdk'
import { startTransition, StrictMode, useInsertionEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { takeSession } from '@trade-portal/portal-components/host'
import { SignedOutApp, isAtSignIn, preloadApp } from './SignedOutApp'
import { openPortalHistory } from './router/portalHistory'
import { takePaymentReturn } from './router/takePaymentReturn'
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
  /** Watches for new versions. Without it none is offered. */
  updates?: Updates | undefined
}

/** Reuses the responses of calls sent before the portal had loaded. */
const fetchOrReuse: typeof fetch = (...request) => (window.earlySignIn ?? globalThis).fetch(...request)

declare global {
  interface Window {
    /** Shows in the static page that the portal cannot start, and offers a reload. See start.js. */
    showFailure?: (error: unknown) => void
    /** Reloads the page after refetching lost files. See start.js. */
    reloadPage?: () => Promise<void>
  }
}

/** Reads the merchant’s configuration and renders the portal. */
export async function startPortal({ fetch, updates }: StartOptions = {}) {
  const element = document.getElementById('portal')
  if (!element) throw new Error('The page has no element with the id "portal".')
  // If it fails, the merchant’s own colours stay.
  const theme = import('./pageTheme').catch(() => null)
  // In parallel with the configuration. Not waiting: start.js found no session.
  const page = document.documentElement
  const isWaiting = page.dataset['start'] === 'waiting'
  void (isWaiting ? preloadApp() : preloadVisitors())
  try {
    const { configuration, isStale } = await (window.earlySignIn?.configuration ?? readConfiguration())
    const client = createFluidClient({ configuration, fetch: fetch ?? fetchOrReuse })
    takePaymentReturn()
    const history = openPortalHistory()
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
      // The message about mixed builds stays.
      if ('failed' in page.dataset) return
      // Set before the theme is derived: an attribute change derives it again.
      page.dataset['start'] = 'ready'
      ownTheme?.watchPageTheme()
    }
    const portal = (
      <StrictMode>
        <SignedOutApp client={client} history={history} typed={typed} updates={updates} isStale={isStale} />
      </StrictMode>
    )
    if (isWaiting) {
      // Rendered in a transition: nothing it replaces can be typed in.
      startTransition(() => root.render(<OnCommit onShow={show}>{portal}</OnCommit>))
    } else {
      show()
      // Replaces the form synchronously: text typed between reading and replacing it would be lost.
      flushSync(() => root.render(portal))
    }
    if (isAlone) (await theme)?.watchPageTheme()
  } catch (error) {
    // For the operator; the customer reads the next steps on the page.
    console.error(error)
    const ownTheme = await theme
    page.dataset['start'] = 'ready'
    ownTheme?.watchPageTheme()
    createRoot(element).render(<ConfigurationFailed />)
  }
}

interface OnCommitProps {
  children: ReactNode
  /** Called once the children are in the DOM, before layout and paint. */
  onShow: () => void
}

/** Calls back when its children replace the earlier content. */
function OnCommit({ children, onShow }: OnCommitProps) {
  useInsertionEffect(onShow, [])
  return children
}
