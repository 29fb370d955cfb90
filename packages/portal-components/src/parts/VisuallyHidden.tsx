import type { ReactNode } from 'react'
import * as S from './VisuallyHidden.styles'

export interface VisuallyHiddenProps {
  id?: string
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return <S.VisuallyHidden id={id}>{children}</S.VisuallyHidden>
}
