import { minus, plus } from '../plainIcons'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useAnnounce } from '../Announce'
import type { FieldProps } from './fieldProps'
import * as S from './Stepper.styles'
import { useQuantityDraft } from './useQuantityDraft'

export interface StepperProps extends Omit<FieldProps<number>, 'hint' | 'isRequired' | 'isOptional'> {
  /** `null`: the quantity cannot be shown, but another can be chosen in its place. */
  value: number | null
  onChange: (value: number) => void
  /** Default: 1. Use 0 where nothing is an answer. */
  min?: number
  max?: number
  /** Stands in for a quantity that cannot be shown. */
  unknownLabel?: string
  increaseLabel: string
  decreaseLabel: string
  /** Stands under the field after a quantity has replaced a text that was none. */
  invalidMessage: string | ((text: string) => string)
  /** Replaces a text that is no quantity; a blank one without a message. Default: the former quantity. */
  replacement?: number
  size?: 'medium' | 'large'
  /** Makes it no higher than the least target, for dense rows. */
  isCompact?: boolean
  isFullWidth?: boolean
}

/**
 * A whole number to press up and down or to type. It is made of plain elements, because a list has hundreds: each is
 * one stop of the Tab key, and the arrow keys do the buttons' work.
 */
export function Stepper({
  label,
  value,
  onChange,
  min = 1,
  max = Number.MAX_SAFE_INTEGER - 1,
  unknownLabel = '',
  increaseLabel,
  decreaseLabel,
  invalidMessage,
  replacement,
  size = 'medium',
  isCompact = false,
  isFullWidth = false,
  isDisabled = false,
  name,
  error,
  onBlur,
}: StepperProps) {
  const errorId = useId()
  const fieldRef = useRef<HTMLInputElement>(null)
  const fallback = replacement ?? value
  const quantity = useQuantityDraft({ fieldRef, value, min, max, onChange, fallback })
  const { from, refused } = quantity
  const announce = useAnnounce()
  const isSaid = refused !== null && (refused.text !== '' || replacement === undefined)
  const words = typeof invalidMessage === 'string' ? () => invalidMessage : invalidMessage
  // The replacing quantity counts as valid once the customer has been taken to it.
  const isInvalid = (isSaid && !refused.isSeen) || Boolean(error)
  const problem = isSaid ? words(refused.text) : error

  // After Enter the next text must replace the quantity, not follow it.
  useEffect(() => {
    const field = fieldRef.current
    if (refused && field?.matches(':focus')) field.select()
  }, [refused])

  // The focus is at the button, or nowhere that has changed: the field would be read out by itself.
  const press = (by: number) => {
    const stepped = quantity.step((typed) => typed + by)
    announce(String(stepped))
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      // A form around the field must not be sent with the previous quantity.
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
    <S.Stepper data-full-width={isFullWidth || undefined}>
      <div
        data-frame
        data-size={size}
        data-compact={isCompact || undefined}
        data-invalid={isInvalid || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          aria-label={decreaseLabel}
          disabled={isDisabled || from <= min}
          onClick={() => press(-1)}
        >
          {minus}
        </button>
        <input
          ref={fieldRef}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          name={name}
          aria-label={label}
          aria-valuenow={value ?? undefined}
          aria-valuetext={value === null ? unknownLabel : undefined}
          aria-valuemin={min}
          aria-valuemax={max < Number.MAX_SAFE_INTEGER - 1 ? max : undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={problem ? errorId : undefined}
          value={quantity.text}
          disabled={isDisabled}
          onChange={(event) => quantity.type(event.target.value)}
          onBlur={() => {
            quantity.finish()
            onBlur?.()
          }}
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
          disabled={isDisabled || from >= max}
          onClick={() => press(1)}
        >
          {plus}
        </button>
      </div>
      {value === null && !isSaid && <S.Unknown>{unknownLabel}</S.Unknown>}
      {problem && (
        <S.Error id={errorId} role="alert">
          {problem}
        </S.Error>
      )}
    </S.Stepper>
  )
}

/** Steps of the spin button's keys. */
const steps: Partial<Record<string, (from: number, min: number) => number>> = {
  ArrowUp: (from) => from + 1,
  ArrowDown: (from) => from - 1,
  PageUp: (from) => from + 10,
  PageDown: (from) => from - 10,
  Home: (_, min) => min,
}
