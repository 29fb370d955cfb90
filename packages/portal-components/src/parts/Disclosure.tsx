import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import * as S from './Disclosure.styles'
import { Text } from './layout/Layout'

export interface DisclosureProps {
  title: ReactNode
  /** Level of the heading. */
  level?: 2 | 3
  defaultExpanded?: boolean
  children: ReactNode
}

/** A section that expands and collapses. */
export function Disclosure({ title, level = 3, defaultExpanded = false, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(defaultExpanded)
  const id = useId()
  const panelId = `${id}panel`
  return (
    <S.Disclosure>
      <Text as={`h${level}`}>
        <S.Trigger id={id} aria-expanded={isOpen} aria-controls={panelId} onPress={() => setIsOpen(!isOpen)}>
          {title}
          <ChevronDown aria-hidden />
        </S.Trigger>
      </Text>
      <S.Panel id={panelId} role="group" aria-labelledby={id} hidden={!isOpen}>
        {children}
      </S.Panel>
    </S.Disclosure>
  )
}
