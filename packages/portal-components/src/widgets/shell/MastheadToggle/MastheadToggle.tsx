import type { ReactNode } from 'react'
import { IconTrigger } from '../masthead.styles'

export interface MastheadToggleProps {
  label: string
  icon: ReactNode
  isExpanded: boolean
  onPress: () => void
}

/** A button in the masthead that opens and closes a part of it. */
export function MastheadToggle({ label, icon, isExpanded, onPress }: MastheadToggleProps) {
  return (
    <IconTrigger aria-label={label} title={label} aria-expanded={isExpanded} onPress={onPress}>
      {icon}
    </IconTrigger>
  )
}
