import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import * as S from './QuickChoice.styles'

export interface QuickOption {
  id: string
  name: string
  /** A second line, such as the day of the month. */
  hint?: string
}

export interface QuickChoiceProps extends FieldProps<string> {
  /** The usual answers. */
  options: readonly QuickOption[]
  /** Any other answer. */
  other: { name: string; icon: ReactNode }
  value: string
  onChange: (value: string) => void
  /** The field for any other answer, under the same label; `isAsked`: a pointer has just asked for it. */
  children: (exact: { isAsked: boolean }) => ReactNode
}

const OTHER = 'other'

/** The few answers that are usual, each a press away, before the field that takes any. */
export function QuickChoice({
  label,
  options,
  other,
  value,
  onChange,
  onBlur,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
  children,
}: QuickChoiceProps) {
  const isPointed = useRef(false)
  const [isAsked, setIsAsked] = useState(false)
  // Once it stands there it stays: parts of what is typed may be deleted on the way to another answer.
  const [isExact, setIsExact] = useState(false)
  const isUnusual = value !== '' && !options.some(({ id }) => id === value)
  if (isUnusual && !isExact) setIsExact(true)

  const choose = (id: string) => {
    // Arrow keys come by on the way to another answer.
    setIsAsked(id === OTHER && isPointed.current)
    setIsExact(id === OTHER)
    if (id !== OTHER) onChange(id)
  }
  return (
    <S.Field>
      <S.Group
        value={isExact ? OTHER : value || null}
        onChange={choose}
        onBlur={() => onBlur?.()}
        isRequired={isRequired}
        isDisabled={isDisabled}
        isInvalid={Boolean(error) && !isExact}
        orientation="horizontal"
        validationBehavior="aria"
      >
        <FieldLabel label={label} isOptional={isOptional} />
        <S.Options
          onPointerDownCapture={() => (isPointed.current = true)}
          onKeyDownCapture={() => (isPointed.current = false)}
        >
          {options.map(({ id, name, hint: line }) => (
            <S.Option key={id} value={id}>
              <S.Face>
                <S.Name>
                  <span>{name}</span> {line && <S.Hint>{line}</S.Hint>}
                </S.Name>
              </S.Face>
            </S.Option>
          ))}
          <S.Option value={OTHER}>
            <S.Face>
              {other.icon}
              <VisuallyHidden>{other.name}</VisuallyHidden>
            </S.Face>
          </S.Option>
        </S.Options>
        {!isExact && <FieldMessages hint={hint} error={error} />}
      </S.Group>
      {isExact && <S.Exact>{children({ isAsked })}</S.Exact>}
    </S.Field>
  )
}
