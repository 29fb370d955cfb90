import { OpenOrders } from '@trade-portal/portal-components'
import {
  BottomLinkBar,
  commonMessages,
  Letterhead,
  SkipButton,
  useIsSwitchedOff,
  useMessages,
} from '@trade-portal/portal-components/host'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { FullPageSpinner } from './FullPageSpinner'
import { usePortalLocation } from '../router/LocationContext'
import * as S from './Shell.styles'
import { TopBar } from './TopBar'
import { useRouteFocus } from './useRouteFocus'
import { NotFoundRoute } from '../routes/NotFoundRoute'
import { locationIn } from '../router/locationIn'
import { pageComponentAt } from '../routes'

export interface ShellProps {
  /** `null`: the address has no page. */
  children: ReactNode
}

/** Frames every signed-in page. */
export function Shell({ children }: ShellProps) {
  const words = useMessages(commonMessages)
  const mainRef = useRouteFocus()
  useKeysMark()
  usePreloadedLinks()
  return (
    <S.Shell>
      <SkipButton label={words.skipToContent} to={mainRef} />
      <TopBar />
      <Letterhead logo="./config/logo.svg" />
      <S.Main ref={mainRef} tabIndex={-1}>
        <S.OpenOrders>
          <OpenOrders />
        </S.OpenOrders>
        <Suspense fallback={<FullPageSpinner />}>
          <SwitchedPage>{children}</SwitchedPage>
        </Suspense>
      </S.Main>
      <BottomLinkBar currentPath={usePortalLocation().path} />
    </S.Shell>
  )
}

interface SwitchedPageProps {
  /** `null`: the address has no page. */
  children: ReactNode
}

/** Shows the page of an address unless the merchant has switched its route off, by the menus’ own rule. */
function SwitchedPage({ children }: SwitchedPageProps) {
  const isSwitchedOff = useIsSwitchedOff(usePortalLocation().path)
  return (!isSwitchedOff && children) || <NotFoundRoute />
}

/**
 * Marks the page during keyboard navigation: `page.css` then keeps the focused element clear of sticky bars. Not for a
 * pointer, or a press in a bar would scroll the page.
 */
function useKeysMark() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') dataset['keys'] = ''
    }
    const unmark = () => delete dataset['keys']
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    document.addEventListener('keydown', mark, options)
    document.addEventListener('pointerdown', unmark, options)
    return () => {
      unmark()
      listening.abort()
    }
  }, [])
}

/** Events before a link is followed: hover, focus or touch. */
const INTENTS = ['pointerover', 'focusin'] as const

/** Preloads the code of a page when its link is hovered, focused or touched. */
function usePreloadedLinks() {
  useEffect(() => {
    const read = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
      if (!link) return
      // The page itself shows a failure.
      void pageComponentAt(locationIn(link.hash).path)?.preload()
    }
    const listening = new AbortController()
    for (const type of INTENTS) document.addEventListener(type, read, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
