import type { ReactNode } from 'react'
import * as S from './SignedOutPage.styles'

export interface SignedOutPageProps {
  company: string
  children: ReactNode
}

/** Frames the pages of a visitor who is not signed in. */
export function SignedOutPage({ company, children }: SignedOutPageProps) {
  return (
    <S.Page>
      <S.Bar>
        <img src="./config/logo.svg" alt={company} />
      </S.Bar>
      <S.Main>
        <S.Card>{children}</S.Card>
      </S.Main>
    </S.Page>
  )
}
