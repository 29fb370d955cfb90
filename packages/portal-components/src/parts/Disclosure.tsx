import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import * as S from './Disclosure.styles'

export interface DisclosureProps {
  title: ReactNode
  /** Level of the heading. */
  level?: 2 | 3 | 4
  defaultExpanded?: boolean
  isDisabled?: boolean
  children: ReactNode
}

/** A section that expands and collapses. */
export function Disclosure({
  title,
  level = 3,
  defaultExpanded = false,
  isDisabled = false,
  children,
}: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(defaultExpanded)
  const id = useId()
  const panelId = `${id}panel`
  return (
    <S.Disclosure>
      <S.Title as={`h${level}`}>
        <S.Trigger
          id={id}
          isDisabled={isDisabled}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onPress={() => setIsOpen(!isOpen)}
        >
          {title}
          <ChevronDown aria-hidden />
        </S.Trigger>
      </S.Title>
      <S.Panel id={panelId} role="group" aria-labelledby={id} hidden={!isOpen}>
        <S.Content>{children}</S.Content>
      </S.Panel>
    </S.Disclosure>
  )
}
