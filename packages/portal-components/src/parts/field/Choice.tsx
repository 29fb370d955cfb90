import { Check } from 'lucide-react'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import * as S from './Choice.styles'

export interface ChoiceProps extends FieldProps<string> {
  options: readonly { id: string; name: string }[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
}

/** A choice of up to ten short options, all visible. */
export function Choice({ options, value, hint, error, ...choice }: ChoiceProps) {
  return (
    <S.Group {...choice} value={value} hint={hint} error={error}>
      <S.Options>
        {options.map(({ id, name }) => (
          <S.Face key={id} value={id}>
            {id === value && <Check aria-hidden />}
            <span>{name}</span>
          </S.Face>
        ))}
      </S.Options>
      <FieldMessages hint={hint} error={error} />
    </S.Group>
  )
}
