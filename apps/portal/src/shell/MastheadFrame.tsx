import { usePortal } from '@trade-portal/portal-components/host'
import type { ReactNode } from 'react'
import * as M from './Masthead.styles'
import * as S from './FullPage.styles'

/** Frames placeholders of a page with the masthead, before its menus are known. */
export function MastheadFrame({ children }: { children: ReactNode }) {
  const { client } = usePortal()
  return (
    <S.Page>
      <M.Bar>
        <M.Inner>
          <M.OnPhones>
            <M.MenuRoute />
          </M.OnPhones>
          <M.Logo as="span">
            <img src="./config/logo.svg" alt={client.configuration.companyName} />
          </M.Logo>
        </M.Inner>
      </M.Bar>
      <S.Centre as="main">{children}</S.Centre>
    </S.Page>
  )
}
