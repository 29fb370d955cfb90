import { OpenOrders } from '@trade-portal/portal-components'
import { BottomLinkBar, Letterhead, SkipButton, usePortal } from '@trade-portal/portal-components/host'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { FullPageSpinner } from './FullPageSpinner'
import { usePlace } from '../place/PlaceContext'
import * as S from './Shell.styles'
import { SwitchedPage } from './SwitchedPage'
import { TopBar } from './TopBar'
import { useLinksAhead } from './useLinksAhead'
import { useKeysMark } from './useKeysMark'
import { usePlaceFocus } from './usePlaceFocus'
import { commonWords } from '@trade-portal/portal-components/host'

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
