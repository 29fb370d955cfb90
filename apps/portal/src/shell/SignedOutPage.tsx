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
  return (
    <S.Page>
      <S.Bar>
        <img src="./config/logo.svg" alt={company} />
      </S.Bar>
      <S.Main data-wide={isWide || undefined} ref={mainRef} tabIndex={-1}>
        <S.Card>{children}</S.Card>
      </S.Main>
    </S.Page>
  )
}
