import type { ReactNode } from 'react'
import * as S from './EmptyState.styles'

export interface EmptyStateProps {
  title: string
  icon?: ReactNode
  /** The one thing to do next. */
  action?: ReactNode
  /** It is all the page has: its title heads the page. */
  isPage?: boolean
  children?: ReactNode
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({ title, icon, action, isPage = false, children }: EmptyStateProps) {
  return (
    <S.State>
      {icon && <S.Icon aria-hidden>{icon}</S.Icon>}
      <S.Words>
        <S.Title as={isPage ? 'h1' : 'p'}>{title}</S.Title>
        {children && <S.Message as="div">{children}</S.Message>}
      </S.Words>
      {action}
    </S.State>
  )
}
