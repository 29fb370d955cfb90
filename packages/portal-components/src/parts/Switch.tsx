import type { ReactNode } from 'react'
import * as S from './Switch.styles'

export interface SwitchProps {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
  /** Label of the switch. */
  children: ReactNode
}

/** Turns something on or off, with effect at once. */
export function Switch({ children, ...toggle }: SwitchProps) {
  return (
    <S.Field {...toggle}>
      <S.Label>
        {children}
        <S.Track>
          <S.Thumb />
        </S.Track>
      </S.Label>
    </S.Field>
  )
}
