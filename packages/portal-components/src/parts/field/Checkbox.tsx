import { Check } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import * as S from './Checkbox.styles'
import { FieldMessages } from './FieldMessages'

export interface CheckboxProps {
  isSelected?: boolean
  defaultSelected?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  hint?: string
  error?: string
  'aria-label'?: string
  /** The control itself, so that a form can take the focus to it. */
  ref?: Ref<HTMLInputElement | null>
  /** Its label, which can be pressed as well. */
  children?: ReactNode
}

/** Yes or no, taken into account when the form is sent. */
export function Checkbox({ onBlur, hint, error, ref, children, ...checkbox }: CheckboxProps) {
  return (
    <S.Field
      {...checkbox}
      inputRef={ref}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      onBlur={() => onBlur?.()}
    >
      <S.Label>
        <S.Box>
          <Check aria-hidden />
        </S.Box>
        {children}
      </S.Label>
      <FieldMessages hint={hint} error={error} />
    </S.Field>
  )
}
