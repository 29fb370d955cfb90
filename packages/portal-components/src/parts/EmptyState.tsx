import { isFocusLost } from '../hooks/focus'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as S from './EmptyState.styles'
import { Text } from './layout/Layout'

export interface EmptyStateProps {
  title: string
  icon?: ReactNode
  /** `positive` after a completed action. */
  tone?: 'positive'
  /** The one thing to do next. */
  action?: ReactNode
  /** The only content of the page: its title is the page heading. */
  isPage?: boolean
  /** Replaces content that may have had the focus: the title takes the focus if it was lost. */
  isSuccessor?: boolean
  children?: ReactNode
}

/** An empty area: a message and a suggested next step. */
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
        {children && (
          <Text as="div" breaks>
            {children}
          </Text>
        )}
      </S.Words>
      {action}
    </S.State>
  )
}
