import type { ReactNode } from 'react'
import * as S from './Badge.styles'

export interface BadgeProps {
  tone?: 'neutral' | 'positive' | 'caution' | 'critical' | 'info'
  /** The status in a word or two: colour alone conveys nothing. */
  children: ReactNode
}

/** A status label. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <S.Badge data-tone={tone}>{children}</S.Badge>
}
