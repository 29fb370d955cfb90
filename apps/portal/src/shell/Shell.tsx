import { OpenOrders } from '@trade-portal/portal-components'
import {
  BottomLinkBar,
  commonWords,
  Letterhead,
  SkipButton,
  useIsSwitchedOff,
  usePortal,
} from '@trade-portal/portal-components/host'
import { Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { FullPageSpinner } from './FullPageSpinner'
import { usePlace } from '../place/PlaceContext'
import * as S from './Shell.styles'
import { TopBar } from './TopBar'
import { usePlaceFocus } from './usePlaceFocus'
import { NotFoundRoute } from '../routes/NotFoundRoute'
import { placeIn } from '../place/placeIn'
import { pageComponentAt } from '../routes'

export interface ShellProps {
  /** `null`: the address has no page. */
  children: ReactNode
}

/** Frames every signed-in page. */
export function Shell({ children }: ShellProps) {
  const { say } = usePortal()
  const mainRef = usePlaceFocus()
  useKeysMark()
  useLinksAhead()
  return (
    <S.Shell>
      <SkipButton label={say(commonWords).skipToContent} to={mainRef} />
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
      <BottomLinkBar currentPath={usePlace().path} />
    </S.Shell>
  )
}

interface SwitchedPageProps {
  /** `null`: the address has no page. */
  children: ReactNode
}

/** Shows the page of an address unless the merchant has switched its place off, by the rule that the menus go by. */
function SwitchedPage({ children }: SwitchedPageProps) {
  const isSwitchedOff = useIsSwitchedOff(usePlace().path)
  return (!isSwitchedOff && children) || <NotFoundRoute />
}

/**
 * Marks the page while somebody goes through it with Tab: `page.css` keeps what has the focus clear of what sticks then.
 * For a pointer it must not, or a press in a bar would move the page.
 */
function useKeysMark() {
  useEffect(() => {
    const { dataset } = document.documentElement
    const mark = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') dataset['keys'] = ''
    }
    const unmark = () => delete dataset['keys']
    document.addEventListener('keydown', mark, { capture: true })
    document.addEventListener('pointerdown', unmark, { capture: true })
    return () => {
      unmark()
      document.removeEventListener('keydown', mark, { capture: true })
      document.removeEventListener('pointerdown', unmark, { capture: true })
    }
  }, [])
}

/** Events before a press of a link: a mouse comes over it, or the Tab key to it, or a finger goes down. */
const INTENTS = ['pointerover', 'focusin'] as const

/** Fetches the code of a page while somebody is about to go there. */
function useLinksAhead() {
  useEffect(() => {
    const read = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
      if (!link) return
      // The page itself says what cannot be read, if they go there.
      void pageComponentAt(placeIn(link.hash).path)?.preload()
    }
    for (const type of INTENTS) document.addEventListener(type, read)
    return () => {
      for (const type of INTENTS) document.removeEventListener(type, read)
    }
  }, [])
}
