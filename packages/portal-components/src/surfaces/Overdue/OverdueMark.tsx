import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './OverdueMark.styles'

/** Marks what is overdue by a sign beside its words, so that colour does not say it alone. */
export function OverdueMark({ children }: { children: ReactNode }) {
  return (
    <S.Mark>
      <CircleAlert aria-hidden />
      <span>{children}</span>
    </S.Mark>
  )
}
