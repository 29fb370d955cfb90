import type { ReactNode } from 'react'
import * as S from './Badge.styles'

export interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | 'info'
  /** The status in a word or two: the colour alone says nothing. */
  children: ReactNode
}

/** How something stands. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <S.Badge data-tone={tone}>{children}</S.Badge>
}
