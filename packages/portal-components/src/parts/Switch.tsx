import type { ReactNode } from 'react'
import * as S from './Switch.styles'
import { VisuallyHiddenInput } from './VisuallyHidden'

export interface SwitchProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** The label. */
  children: ReactNode
}

/** A setting that takes effect immediately. */
export function Switch({ isSelected, onChange, children }: SwitchProps) {
  return (
    <S.Label data-selected={isSelected || undefined}>
      <VisuallyHiddenInput
        type="checkbox"
        role="switch"
        checked={isSelected}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
      <S.Track>
        <S.Thumb />
      </S.Track>
    </S.Label>
  )
}
