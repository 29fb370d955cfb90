import { createContext, use, useId } from 'react'
import type { FocusEvent, LabelHTMLAttributes, ReactElement } from 'react'
import { styled } from 'styled-components'
import { VisuallyHiddenInput } from '../VisuallyHidden'
import { FieldIdsContext, useFieldIds } from './field'
import { field } from './field.styles'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './field'

interface Radios {
  name: string
  value: string | null
  isDisabled: boolean
  isInvalid: boolean
  onChange: (id: string) => void
}

const RadiosContext = createContext<Radios | null>(null)

export interface RadioSetProps extends Omit<FieldProps<string>, 'value' | 'onChange'> {
  value: string | null
  onChange: (id: string) => void
  /** Hides the label visually. */
  isLabelHidden?: boolean
  className?: string
  children: ReactElement
}

/** A radio group with its label and messages, operated by press and arrow keys. Each option is a `RadioFace`. */
export function RadioSet({
  label,
  isLabelHidden = false,
  value,
  onChange,
  onBlur,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  className,
  children,
}: RadioSetProps) {
  const ownName = useId()
  const { ids, group } = useFieldIds({ hint, error, isRequired, isDisabled })
  const labelled = isLabelHidden ? { 'aria-label': label, 'aria-labelledby': undefined } : {}
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.()
  }
  const radios = { name: name ?? ownName, value, isDisabled, isInvalid: Boolean(error), onChange }
  return (
    <FieldIdsContext value={{ ...ids, control: null }}>
      <RadiosContext value={radios}>
        <Group {...group} {...labelled} role="radiogroup" className={className} onBlur={leave}>
          {!isLabelHidden && <FieldLabel label={label} isOptional={isOptional} />}
          {children}
          <FieldMessages hint={hint} error={error} />
        </Group>
      </RadiosContext>
    </FieldIdsContext>
  )
}

export interface RadioFaceProps extends LabelHTMLAttributes<HTMLLabelElement> {
  value: string
}

/** An unstyled option of a `RadioSet`, with its state in `data-selected`, `data-invalid` and `data-disabled`. */
export function RadioFace({ value, children, ...face }: RadioFaceProps) {
  const radios = use(RadiosContext)
  if (!radios) throw new Error('A RadioFace needs a RadioSet around it.')
  const { name, isDisabled, isInvalid, onChange } = radios
  const isSelected = radios.value === value
  return (
    <label
      {...face}
      data-selected={isSelected || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <VisuallyHiddenInput
        type="radio"
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onChange(value)}
      />
      {children}
    </label>
  )
}

const Group = styled.div`
  ${field}
`
