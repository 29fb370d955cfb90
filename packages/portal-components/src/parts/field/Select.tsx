import { ChevronDown } from 'lucide-react'
import { use, useId, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, PointerEvent } from 'react'
import { PartMessages } from '../PartMessages'
import { FieldIdsContext, useFieldIds } from './field'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps, SelectOption } from './field'
import * as S from './Select.styles'
import { SelectList } from './SelectList'
import { useSelectKeys } from './selectKeys'

export interface SelectProps extends FieldProps<string> {
  options: readonly SelectOption[]
  /** The id of the chosen option; empty or `null` for none. */
  value: string | null
  onChange: (id: string) => void
  placeholder: string
}

/** A choice of one option from a list that opens. */
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
  const isMouse = useRef(false)
  const [opened, setOpened] = useState<'first' | 'last' | null>(null)
  const valueId = useId()
  const listId = useId()
  const requiredId = useId()
  const { requiredField } = use(PartMessages)
  const { ids, control } = useFieldIds({ hint, error, describedBy: isRequired ? requiredId : undefined })
  const chosen = options.find(({ id }) => id === value)
  const isOpen = opened !== null

  const open = (begin: 'first' | 'last' = 'first') => {
    // The focus returns here when the list closes.
    trigger.current?.focus({ preventScroll: true })
    setOpened(begin)
  }
  const close = () => setOpened(null)
  const handlePointerDown = ({ pointerType }: PointerEvent) => {
    isMouse.current = pointerType === 'mouse'
  }
  const handleMouseDown = (event: MouseEvent) => {
    // The default action would move the focus out of the list.
    event.preventDefault()
    if (isMouse.current && event.button === 0 && !event.ctrlKey) open()
  }
  // A touch may become a scroll, so it opens the list on click; so does a screen reader's press, which has no
  // other event.
  const handlePress = () => {
    if (!isOpen) open()
  }
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return
    close()
    onBlur?.()
  }
  const handleKeyDown = useSelectKeys({ options, value, onChoose: onChange, onOpen: open })

  return (
    <FieldIdsContext value={{ ...ids, control: null, onLabelPress: () => trigger.current?.focus() }}>
      <S.Select data-invalid={error ? true : undefined} data-open={isOpen || undefined} onBlur={handleBlur}>
        <FieldLabel label={label} isOptional={isOptional} />
        <S.Trigger
          ref={trigger}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          type="button"
          disabled={isDisabled}
          data-disabled={isDisabled || undefined}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-labelledby={`${valueId} ${ids.label}`}
          onPointerDown={handlePointerDown}
          onMouseDown={handleMouseDown}
          onClick={handlePress}
          onKeyDown={handleKeyDown}
        >
          <S.Value id={valueId} data-placeholder={chosen ? undefined : true}>
            {chosen?.name ?? placeholder}
          </S.Value>
          <ChevronDown aria-hidden />
        </S.Trigger>
        {/* `aria-required` is not allowed on a button, so the description contains it. */}
        {isRequired && (
          <span hidden id={requiredId}>
            {requiredField}
          </span>
        )}
        <FieldMessages hint={hint} error={error} />
        {name !== undefined && (
          <S.OutOfSight aria-hidden>
            <select
              name={name}
              disabled={isDisabled}
              tabIndex={-1}
              aria-label={label}
              value={chosen?.id ?? ''}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              {!chosen && <option value="">{placeholder}</option>}
              {options.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </S.OutOfSight>
        )}
        {isOpen && (
          <SelectList
            id={listId}
            options={options}
            value={chosen?.id ?? null}
            onChoose={onChange}
            onClose={close}
            begin={opened}
            triggerRef={trigger}
            aria-labelledby={ids.label}
          />
        )}
      </S.Select>
    </FieldIdsContext>
  )
}
