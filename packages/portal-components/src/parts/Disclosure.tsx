import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './Disclosure.styles'

export interface DisclosureProps {
  title: ReactNode
  /** Level of its heading. */
  level?: 2 | 3 | 4
  defaultExpanded?: boolean
  isExpanded?: boolean
  onExpandedChange?: (isExpanded: boolean) => void
  isDisabled?: boolean
  children: ReactNode
}

/** Details for whoever asks for them. */
export function Disclosure({ title, level = 3, children, ...disclosure }: DisclosureProps) {
  return (
    <S.Disclosure {...disclosure}>
      <S.Title level={level}>
        <S.Trigger slot="trigger">
          {title}
          <ChevronDown aria-hidden />
        </S.Trigger>
      </S.Title>
      <S.Panel>
        <S.Content>{children}</S.Content>
      </S.Panel>
    </S.Disclosure>
  )
}
