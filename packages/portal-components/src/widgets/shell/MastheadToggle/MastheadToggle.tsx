import type { ReactNode } from 'react'
import * as S from './MastheadToggle.styles'

export interface MastheadToggleProps {
  label: string
  icon: ReactNode
  /** The part that it controls is open. */
  isExpanded: boolean
  onPress: () => void
}

/** Opens and closes a part of the merchant's bar. */
export function MastheadToggle({ label, icon, isExpanded, onPress }: MastheadToggleProps) {
  return (
    <S.Toggle aria-label={label} title={label} aria-expanded={isExpanded} onPress={onPress}>
      {icon}
    </S.Toggle>
  )
}
