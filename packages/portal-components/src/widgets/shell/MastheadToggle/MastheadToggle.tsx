import type { ReactNode } from 'react'
import * as S from './MastheadToggle.styles'

export interface MastheadToggleProps {
  label: string
  icon: ReactNode
  /** The controlled part is open. */
  isExpanded: boolean
  onPress: () => void
}

/** A button in the masthead that opens and closes a part of it. */
export function MastheadToggle({ label, icon, isExpanded, onPress }: MastheadToggleProps) {
  return (
    <S.Toggle aria-label={label} title={label} aria-expanded={isExpanded} onPress={onPress}>
      {icon}
    </S.Toggle>
  )
}
