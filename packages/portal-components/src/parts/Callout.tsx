import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './Callout.styles'

export interface CalloutProps {
  tone: 'info' | 'caution' | 'critical' | 'positive'
  title?: string
  children: ReactNode
  action?: ReactNode
}

/** A message to read before continuing. A critical one is announced when it appears. */
export function Callout({ tone, title, children, action }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <S.Callout data-tone={tone} role={tone === 'critical' ? 'alert' : undefined}>
      <Icon aria-hidden />
      <S.Words>
        {title && <S.Title>{title}</S.Title>}
        <div>{children}</div>
      </S.Words>
      {action}
    </S.Callout>
  )
}

const icons = { info: Info, caution: TriangleAlert, critical: CircleAlert, positive: CircleCheck } as const
