import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import * as S from './CardChoice.styles'
import type { FieldProps } from './field'

export interface CardOption {
  id: string
  name: string
  icon: ReactNode
}

export interface CardChoiceProps extends FieldProps<string> {
  options: readonly CardOption[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
}

/** Up to six options as cards with icons, for an answer that decides which other fields follow. */
export function CardChoice({ options, ...choice }: CardChoiceProps) {
  return (
    <S.Group {...choice}>
      <S.Options>
        {options.map(({ id, name, icon }) => (
          <S.Face key={id} value={id}>
            {icon}
            <S.Mark aria-hidden>
              <Check strokeWidth={3} />
            </S.Mark>
            <S.Name>{name}</S.Name>
          </S.Face>
        ))}
      </S.Options>
    </S.Group>
  )
}
