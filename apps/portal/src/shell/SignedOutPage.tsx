import type { ReactNode, Ref } from 'react'
import { BrandPanel } from './BrandPanel'
import * as S from './SignedOutPage.styles'

export interface SignedOutPageProps {
  company: string
  /** Holds more than a sign-in. */
  isWide?: boolean
  mainRef?: Ref<HTMLElement>
  children: ReactNode
}

/** Frames the pages of a visitor who is not signed in. Beside the sign-in a wide screen shows whose portal it is. */
export function SignedOutPage({ company, isWide = false, mainRef, children }: SignedOutPageProps) {
  return (
    <S.Page data-wide={isWide || undefined}>
      <S.Bar>
        <img src="./config/logo.svg" alt={company} />
        {!isWide && <BrandPanel />}
      </S.Bar>
      <S.Main ref={mainRef} tabIndex={-1}>
        <S.Card>{children}</S.Card>
      </S.Main>
    </S.Page>
  )
}
