import { isFocusLost } from '../hooks/focus'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as S from './EmptyState.styles'

export interface EmptyStateProps {
  title: string
  icon?: ReactNode
  /** `positive` where it tells of something done. */
  tone?: 'positive'
  /** The one thing to do next. */
  action?: ReactNode
  /** It is all the page has: its title heads the page. */
  isPage?: boolean
  /** It took the place of what may have held the focus: it takes that over where it has fallen to the page. */
  isSuccessor?: boolean
  children?: ReactNode
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({
  title,
  icon,
  tone,
  action,
  isPage = false,
  isSuccessor = false,
  children,
}: EmptyStateProps) {
  const titleRef = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (isSuccessor && isFocusLost()) titleRef.current?.focus()
  }, [isSuccessor])

  return (
    <S.State>
      {icon && (
        <S.Icon aria-hidden data-tone={tone}>
          {icon}
        </S.Icon>
      )}
      <S.Words>
        <S.Title ref={titleRef} as={isPage ? 'h1' : 'p'} tabIndex={isSuccessor ? -1 : undefined}>
          {title}
        </S.Title>
        {children && <S.Message as="div">{children}</S.Message>}
      </S.Words>
      {action}
    </S.State>
  )
}
