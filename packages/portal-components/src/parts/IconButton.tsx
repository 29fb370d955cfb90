import type { ReactNode } from 'react'
import * as S from './IconButton.styles'

export interface IconButtonProps {
  /** The accessible name, also shown as a tooltip. */
  label: string
  icon: ReactNode
  tone?: 'quiet' | 'secondary' | 'critical'
  onPress?: () => void
  isDisabled?: boolean
}

/** A square button with an icon and no text. */
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
