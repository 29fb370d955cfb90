import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { MouseEvent } from 'react'
import { lazyCode, useLazyCode } from '../../hooks/useLazyCode'
import { whenIdle } from '../../hooks/whenIdle'
import { FieldIdsContext, useFieldIds } from './FieldIds'
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
 * A choice of one answer from a list that opens. The code of what opens is read when the page has nothing else to do, or
 * when a pointer or the focus comes near; where it cannot be read, the browser's own control stands in.
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
  // Drawn when somebody comes near, as rules that are written have the browser work out the whole page's styles anew.
  useEffect(() => whenIdle(() => void selectList.read().catch(() => undefined)), [])
  const valueId = useId()
  const listId = useId()
  const { ids, control } = useFieldIds({ hint, error })
  const shared = { id: control.id, 'aria-describedby': control['aria-describedby'] }
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
  // A finger's comes at the end of its press: until then it may be about to scroll.
  const handleMouseDown = (event: MouseEvent) => {
    // By itself the press would take the focus out of a list that is there at once, which closes it.
    event.preventDefault()
    if (event.button === 0 && !event.ctrlKey) void open()
  }
  // A screen reader's press comes without a mouse.
  const handlePress = () => {
    if (!isOpen) void open()
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
    <FieldIdsContext value={{ ...ids, control: null, onLabelPress: () => trigger.current?.focus() }}>
      <S.Select data-invalid={error ? true : undefined} data-open={isOpen || undefined}>
        <FieldLabel label={label} isOptional={isOptional} />
        {isNative ? (
          <NativeSelect
            {...native}
            {...shared}
            aria-labelledby={ids.label}
            autoFocus
            onBlur={handleBlur}
            aria-required={isRequired}
            aria-invalid={Boolean(error)}
          />
        ) : (
          <S.Trigger
            ref={trigger}
            {...shared}
            type="button"
            disabled={isDisabled}
            data-disabled={isDisabled || undefined}
            aria-haspopup="listbox"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-labelledby={`${valueId} ${ids.label}`}
            onMouseDown={handleMouseDown}
            onPointerEnter={read}
            onFocus={read}
            onBlur={handleBlur}
            onClick={handlePress}
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
            aria-labelledby={ids.label}
          />
        )}
      </S.Select>
    </FieldIdsContext>
  )
}
