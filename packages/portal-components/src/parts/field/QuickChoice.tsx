import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
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
  // The field for any other answer says them itself.
  const messages = isExact ? {} : { hint, error }
  return (
    <S.Field>
      <S.Group {...choice} {...messages} value={isExact ? OTHER : value} onChange={choose}>
        <S.Options
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
        </S.Options>
        <FieldMessages {...messages} />
      </S.Group>
      {isExact && <S.Exact>{children({ isAsked })}</S.Exact>}
    </S.Field>
  )
}
