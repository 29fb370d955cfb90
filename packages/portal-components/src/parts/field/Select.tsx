import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { LabelContext } from 'react-aria-components/Label'
import { Provider } from 'react-aria-components/slots'
import { TextContext } from 'react-aria-components/Text'
import { useField } from 'react-aria/useField'
import { lazyCode, useLazyCode } from '../../hooks/useLazyCode'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import { NativeSelect } from './NativeSelect'
import * as S from './Select.styles'
import type { SelectOption } from './SelectOption'
import { useSelectKeys } from './useSelectKeys'

const selectList = lazyCode(() => import('./SelectList'))

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
  placeholder: string
}

/**
 * A choice of one answer from a list that opens. The code of what opens is read when a pointer or the focus comes near;
 * where it cannot be read, the browser's own control stands in.
 */
export function Select({
  label,
  options,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
}: SelectProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { code, read } = useLazyCode(selectList)
  const [isOpen, setIsOpen] = useState(false)
  const [begin, setBegin] = useState<'first' | 'last'>('first')
  const [hasFailed, setHasFailed] = useState(false)
  const valueId = useId()
  const listId = useId()
  const { labelProps, fieldProps, descriptionProps, errorMessageProps } = useField({
    label,
    labelElementType: 'span',
    description: hint,
    errorMessage: error,
    isInvalid: Boolean(error),
  })
  const chosen = options.find(({ id }) => id === value)
  const isShown = isOpen && code !== null
  const isNative = isOpen && hasFailed

  const open = async (begin: 'first' | 'last' = 'first') => {
    // It comes back here when the list closes.
    trigger.current?.focus({ preventScroll: true })
    setBegin(begin)
    setIsOpen(true)
    setHasFailed(false)
    if (!(await read())) setHasFailed(true)
  }
  const handlePressStart = ({ pointerType }: PressEvent) => {
    // A finger may be about to scroll, and keys are answered by themselves.
    if (pointerType === 'touch' || pointerType === 'keyboard') void read()
    else void open()
  }
  const handleBlur = () => {
    // The focus goes into the list that has opened. One that is still being read must not fetch it back.
    if (isShown) return
    setIsOpen(false)
    onBlur?.()
  }
  const handleKeyDown = useSelectKeys({ options, value, onChoose: onChange, onOpen: open })

  const answer = { options, value: chosen?.id ?? null, onChoose: onChange }
  const native = { ...answer, placeholder, name, disabled: isDisabled }
  return (
    <Provider
      values={[
        [LabelContext, { ...labelProps, elementType: 'span', onClick: () => trigger.current?.focus() }],
        [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
      ]}
    >
      <S.Select data-invalid={error ? true : undefined} data-open={isOpen || undefined}>
        <FieldLabel label={label} isOptional={isOptional} />
        {isNative ? (
          <NativeSelect
            {...native}
            {...fieldProps}
            autoFocus
            onBlur={handleBlur}
            aria-required={isRequired}
            aria-invalid={Boolean(error)}
          />
        ) : (
          <S.Trigger
            ref={trigger}
            id={fieldProps.id}
            isDisabled={isDisabled}
            aria-haspopup="listbox"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-labelledby={`${valueId} ${fieldProps['aria-labelledby']}`}
            aria-describedby={fieldProps['aria-describedby']}
            // By itself the press would take the focus out of a list that is there at once, which closes it.
            preventFocusOnPress
            onHoverStart={read}
            onFocus={read}
            onBlur={handleBlur}
            onPressStart={handlePressStart}
            onPress={({ pointerType }) => pointerType === 'touch' && void open()}
            onKeyDown={handleKeyDown}
          >
            <S.Value id={valueId} data-placeholder={chosen ? undefined : true}>
              {chosen?.name ?? placeholder}
            </S.Value>
            <ChevronDown aria-hidden />
          </S.Trigger>
        )}
        <FieldMessages hint={hint} error={error} />
        {name !== undefined && !isNative && (
          <S.OutOfSight aria-hidden>
            <NativeSelect {...native} tabIndex={-1} aria-label={label} />
          </S.OutOfSight>
        )}
        {code && (
          <code.SelectList
            {...answer}
            id={listId}
            isOpen={isShown}
            onClose={() => setIsOpen(false)}
            begin={begin}
            triggerRef={trigger}
            aria-labelledby={fieldProps['aria-labelledby']}
          />
        )}
      </S.Select>
    </Provider>
  )
}
