import { Check, CircleAlert } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Row, Text } from '../../parts/layout/Layout'
import { usePortal } from '../../context/PortalContext'
import type { WrittenTally } from '../../data/cart/writtenTally'
import { writtenProblem } from './writtenProblem'
import * as S from './TallyModal.styles'
import { tallyMessages } from '../../messages/tally'

export interface TallyTextProps {
  text: string
  /** The tally parsed from the text. */
  written: WrittenTally
  /** Number of lengths parsed from it. */
  readCount: number
  unit: string
  /** Shows errors even before the customer leaves the field. */
  isChecked: boolean
  onChange: (text: string) => void
  /** Called on Enter. `isDone`: the text is empty, and the rows are next. */
  onEnter: (isDone: boolean) => void
}

/** Characters that a phone's numeric keypad lacks. */
const MARKS = ['@', ','] as const

/** The line to type or paste a tally into, written as on a cutting list: `10/2.4, 12 @ 3.6`. */
export function TallyText({ text, written, readCount, unit, isChecked, onChange, onEnter }: TallyTextProps) {
  const portal = usePortal()
  const words = portal.messagesOf(tallyMessages)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isLeft, setIsLeft] = useState(false)
  /** Increases on blur, paste and Enter, when an error is announced. It is not announced at each keystroke after. */
  const [tellings, setTellings] = useState(0)
  const [isAlert, setIsAlert] = useState(false)
  const problem = isLeft || isChecked ? writtenProblem(written, unit, portal) : null

  const tell = () => {
    setIsLeft(true)
    setIsAlert(true)
    setTellings(tellings + 1)
  }
  const change = (changed: string, isWhole: boolean) => {
    setIsLeft(isWhole || (isLeft && changed.trim() !== ''))
    // A pasted text is complete, so its errors are announced at once.
    setIsAlert(isWhole)
    if (isWhole) setTellings(tellings + 1)
    onChange(changed)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    tell()
    onEnter(!text.trim())
  }
  const insert = (mark: string) => {
    const field = input.current
    if (!field) return
    field.focus()
    field.setRangeText(mark, field.selectionStart ?? text.length, field.selectionEnd ?? text.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }

  return (
    <S.TextField>
      <Text as="label" htmlFor={id} size={14} tone="text" weight="medium">
        {words.text}
      </Text>
      <Row gap={8} align="stretch">
        <S.TextInput
          ref={input}
          id={id}
          name="tally-text"
          inputMode="decimal"
          enterKeyHint="enter"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={words.textExample(unit)}
          value={text}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target, nativeEvent }) =>
            change(target.value, (nativeEvent as InputEvent).inputType === 'insertFromPaste')
          }
          onBlur={tell}
          onKeyDown={handleKey}
        />
        <S.TextRead role="status">
          {readCount > 0 && (
            <>
              <Check aria-hidden />
              <span>{words.lengthsCount(readCount)}</span>
            </>
          )}
        </S.TextRead>
        {MARKS.map((mark) => (
          <S.TextMark
            key={mark}
            type="button"
            aria-label={mark === '@' ? words.insertAt : words.insertComma}
            // Keeps the focus, and with it the keypad, in the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(mark)}
          >
            {mark}
          </S.TextMark>
        ))}
      </Row>
      {problem && (
        <S.TextProblem key={tellings} id={`${id}-problem`} role={isAlert ? 'alert' : undefined}>
          <CircleAlert aria-hidden />
          <span>{problem}</span>
        </S.TextProblem>
      )}
    </S.TextField>
  )
}
