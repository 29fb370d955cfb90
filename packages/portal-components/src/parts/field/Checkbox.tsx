import { Check } from 'lucide-react'
import { useControlled } from '../../hooks/useControlled'
import { VisuallyHiddenInput } from '../VisuallyHidden'
import * as S from './Checkbox.styles'
import { FieldIdsContext, useFieldIds } from './field'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './field'

export interface CheckboxProps extends Omit<FieldProps<boolean>, 'isOptional'> {
  value?: boolean
  defaultValue?: boolean
}

/** A yes or no that takes effect when the form is submitted. */
export function Checkbox({
  label,
  value,
  defaultValue = false,
  onChange,
  onBlur,
  name,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
}: CheckboxProps) {
  const [isSelected, setIsSelected] = useControlled({ value, initial: defaultValue, onChange })
  const { ids, control } = useFieldIds({ hint, error, isRequired, isDisabled })
  const { 'data-invalid': isInvalid, 'data-disabled': isOff, ...states } = control
  return (
    <FieldIdsContext value={ids}>
      <S.Field>
        <S.Label data-selected={isSelected || undefined} data-invalid={isInvalid} data-disabled={isOff}>
          <VisuallyHiddenInput
            {...states}
            type="checkbox"
            name={name}
            checked={isSelected}
            onChange={(event) => setIsSelected(event.currentTarget.checked)}
            onBlur={() => onBlur?.()}
          />
          <S.Box>
            <Check aria-hidden />
          </S.Box>
          <span>{label}</span>
        </S.Label>
        <FieldMessages hint={hint} error={error} />
      </S.Field>
    </FieldIdsContext>
  )
}
