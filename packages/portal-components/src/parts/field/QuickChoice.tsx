import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { FieldProps } from './field'
import { Field } from './field.styles'
import { Row } from '../layout/Layout'
import * as S from './QuickChoice.styles'
import { RadioSet } from './RadioSet'
import { VisuallyHidden } from '../VisuallyHidden'

export interface QuickOption {
  id: string
  name: string
  /** A second line, such as the date. */
  hint?: string
}

export interface QuickChoiceProps extends FieldProps<string> {
  /** The common answers. */
  options: readonly QuickOption[]
  /** The option for any other answer. */
  other: { name: string; icon: ReactNode }
  value: string
  onChange: (value: string) => void
  /** The field for any other answer, with the same label. `isAsked`: a pointer has just selected that option. */
  children: (exact: { isAsked: boolean }) => ReactNode
}

const OTHER = 'other'

/** Common answers as buttons, before a field for any other. */
export function QuickChoice({
  options,
  other,
  value,
  onChange,
  hint,
  error,
  children,
  ...choice
}: QuickChoiceProps) {
  const isPointed = useRef(false)
  const [isAsked, setIsAsked] = useState(false)
  // Stays once it is rendered: its segments may be cleared while another answer is typed.
  const [isExact, setIsExact] = useState(false)
  const isUnusual = value !== '' && !options.some(({ id }) => id === value)
  if (isUnusual && !isExact) setIsExact(true)

  const choose = (id: string) => {
    // Arrow keys pass this option on the way to another.
    setIsAsked(id === OTHER && isPointed.current)
    setIsExact(id === OTHER)
    if (id !== OTHER) onChange(id)
  }
  // The exact field shows the messages itself.
  const messages = isExact ? {} : { hint, error }
  return (
    <Field>
      <RadioSet {...choice} {...messages} value={isExact ? OTHER : value} onChange={choose}>
        <Row
          gap={8}
          align="stretch"
          wrap
          onPointerDownCapture={() => (isPointed.current = true)}
          onKeyDownCapture={() => (isPointed.current = false)}
        >
          {options.map(({ id, name, hint: line }) => (
            <S.Face key={id} value={id}>
              <S.Name>
                <span>{name}</span>
                {line && <S.Hint>{` ${line}`}</S.Hint>}
              </S.Name>
            </S.Face>
          ))}
          <S.Face value={OTHER} title={other.name}>
            {other.icon}
            <VisuallyHidden>{other.name}</VisuallyHidden>
          </S.Face>
        </Row>
      </RadioSet>
      {isExact && <S.Exact>{children({ isAsked })}</S.Exact>}
    </Field>
  )
}
