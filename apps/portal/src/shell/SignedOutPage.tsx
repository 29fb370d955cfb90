import { usePortal } from '@trade-portal/portal-components/host'
import type { ReactNode, Ref } from 'react'
import * as S from './SignedOutPage.styles'

export interface SignedOutPageProps {
  company: string
  /** Holds more than a sign-in. */
  isWide?: boolean
  mainRef?: Ref<HTMLElement>
  children: ReactNode
}

/** Frames the pages of a visitor who is not signed in. */
export function SignedOutPage({ company, isWide = false, mainRef, children }: SignedOutPageProps) {
  const { messages } = usePortal()
  const Page = isWide ? S.Page : S.SignInPage
  return (
    <Page>
      <S.Bar>
        <img src="./config/logo.svg" alt={company} />
        {!isWide && <S.Tagline>{messages.signIn.tagline}</S.Tagline>}
      </S.Bar>
      <S.Main data-wide={isWide || undefined} ref={mainRef} tabIndex={-1}>
        <S.Card>{children}</S.Card>
      </S.Main>
    </Page>
  )
}
