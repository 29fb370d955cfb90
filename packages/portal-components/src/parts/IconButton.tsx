import type { ReactNode } from 'react'
import * as S from './IconButton.styles'

export interface IconButtonProps {
  /** Its name, for whoever does not see the icon, and under a pointer that rests on it. */
  label: string
  icon: ReactNode
  tone?: 'quiet' | 'secondary' | 'critical'
  onPress?: () => void
  isDisabled?: boolean
}

/** A button whose icon says it all, in a square target. */
export function IconButton({ label, icon, tone = 'quiet', onPress, isDisabled = false }: IconButtonProps) {
  return (
    <S.IconButton
      aria-label={label}
      title={label}
      data-tone={tone}
      isDisabled={isDisabled}
      onPress={() => onPress?.()}
    >
      {icon}
    </S.IconButton>
  )
}
