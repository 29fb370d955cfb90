import type { ReactNode } from 'react'
import { FieldLabel } from './field/FieldLabel'
import { FieldMessages } from './field/FieldMessages'
import * as S from './Segmented.styles'
import { VisuallyHidden } from './VisuallyHidden'

export interface SegmentedOption {
  id: string
  name: string
  /** Shown in place of the name, which screen readers still read. */
  icon?: ReactNode
}

export interface SegmentedProps {
  label: string
  /** Shows the label, as a form's question. Default: only screen readers get it. */
  isLabelVisible?: boolean
  options: readonly SegmentedOption[]
  value: string | null
  onChange: (id: string) => void
  onBlur?: () => void
  hint?: string
  error?: string
  isRequired?: boolean
  isDisabled?: boolean
}

/** A choice of two or three answers that are all in view. */
export function Segmented({
  label,
  isLabelVisible = false,
  options,
  value,
  onChange,
  onBlur,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
}: SegmentedProps) {
  return (
    <S.Group
      aria-label={isLabelVisible ? undefined : label}
      orientation="horizontal"
      value={value}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      {isLabelVisible && <FieldLabel label={label} />}
      <S.Frame data-invalid={error ? true : undefined}>
        {options.map(({ id, name, icon }) => (
          <S.Option key={id} value={id}>
            <S.Face>
              {icon}
              {icon ? <VisuallyHidden>{name}</VisuallyHidden> : name}
            </S.Face>
          </S.Option>
        ))}
      </S.Frame>
      <FieldMessages hint={hint} error={error} />
    </S.Group>
  )
}
