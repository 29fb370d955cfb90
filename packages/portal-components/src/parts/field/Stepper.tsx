import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useAnnounce } from '../Announce'
import { ErrorText } from './FieldMessages'
import { Text } from '../layout/Layout'
import { minus, plus } from '../plainIcons'
import * as S from './Stepper.styles'
import { MOST, useQuantityDraft } from './useQuantityDraft'

export interface StepperProps {
  label: string
  /** `null`: an unknown quantity, which can be replaced by another. */
  value: number | null
  onChange: (value: number) => void
  /** Default: 1. Use 0 where zero is valid. */
  min?: number
  /** Shown for an unknown quantity. */
  unknownLabel?: string
  increaseLabel: string
  decreaseLabel: string
  /** Shown below the field after an invalid text was replaced by a quantity. */
  invalidMessage: string | ((text: string) => string)
  /** Replaces an invalid text, and an empty one without a message. Default: the previous quantity. */
  replacement?: number
  size?: 'medium' | 'large'
}

/**
 * A whole number with buttons for more and less. Made of plain elements, because a list has hundreds: each is one tab
 * stop, and the arrow keys replace the buttons.
 */
export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  unknownLabel = '',
  increaseLabel,
  decreaseLabel,
  invalidMessage,
  replacement,
  size = 'medium',
}: StepperProps) {
  const errorId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const fallback = replacement ?? value
  const quantity = useQuantityDraft({ fieldRef, value, min, onChange, fallback })
  const { from, refused } = quantity
  const announce = useAnnounce()
  const isSaid = refused !== null && (refused.text !== '' || replacement === undefined)
  const words = typeof invalidMessage === 'string' ? () => invalidMessage : invalidMessage
  // The replacement counts as valid once the customer has returned to the field.
  const isInvalid = isSaid && !refused.isSeen
  const problem = isSaid ? words(refused.text) : null

  // After Enter the next text must replace the quantity, not append to it.
  useEffect(() => {
    const field = fieldRef.current
    if (refused && field?.matches(':focus')) field.select()
  }, [refused])

  // Announced, because the focus is on the button: the changed field is read only if it has the focus.
  const press = (by: number) => {
    const stepped = quantity.step((typed) => typed + by)
    announce(String(stepped))
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // A surrounding form must not be submitted with the previous quantity.
      event.preventDefault()
      quantity.finish()
      return
    }
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    quantity.step((typed) => step(typed, min))
  }

  return (
    <S.Stepper>
      <div data-frame data-size={size} data-invalid={isInvalid || undefined}>
        <button
          type="button"
          tabIndex={-1}
          aria-label={decreaseLabel}
          disabled={from <= min}
          onClick={() => press(-1)}
        >
          {minus}
        </button>
        <input
          ref={fieldRef}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? unknownLabel : undefined}
          aria-valuemin={min}
          aria-invalid={isInvalid || undefined}
          aria-describedby={problem ? errorId : undefined}
          value={quantity.text}
          onChange={(event) => quantity.type(event.target.value)}
          onBlur={quantity.finish}
          onFocus={(event) => {
            event.target.select()
            quantity.see()
          }}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={increaseLabel}
          disabled={from >= MOST}
          onClick={() => press(1)}
        >
          {plus}
        </button>
      </div>
      {value === null && !isSaid && (
        <Text size={12} tone="muted">
          {unknownLabel}
        </Text>
      )}
      {problem && (
        <ErrorText id={errorId} role="alert">
          {problem}
        </ErrorText>
      )}
    </S.Stepper>
  )
}

const steps: Partial<Record<string, (from: number, min: number) => number>> = {
  ArrowUp: (from) => from + 1,
  ArrowDown: (from) => from - 1,
  PageUp: (from) => from + 10,
  PageDown: (from) => from - 10,
  Home: (_, min) => min,
}
