import { usePortal } from '@trade-portal/portal-components/host'
import type { ReactNode } from 'react'
import * as M from './Masthead.styles'
import * as S from './FullPage.styles'

/** Frames what stands in for a page: the masthead as every page has it, before anything is known of its menus. */
export function MastheadFrame({ children }: { children: ReactNode }) {
  const { client } = usePortal()
  return (
    <S.Page>
      <M.Bar>
        <M.Inner>
          <M.OnPhones>
            <M.MenuPlace />
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
