import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazy, nothing, useLazy } from '../../hooks/lazy'
import * as S from './ComboField.styles'
import { FieldIdsContext, useFieldIds } from './field'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps, SelectOption } from './field'
import { Field } from './field.styles'

const ComboList = lazy(async () => (await import('./ComboList')).ComboList, { fallback: nothing })

export interface ComboFieldProps extends FieldProps<string> {
  /** The suggestions; choosing one fills in its name. */
  options: readonly SelectOption[]
  /** Returns true if the text of a suggestion matches the typed text. */
  isMatch: (words: string, typed: string) => boolean
  /** The heading of the suggestions. */
  caption: string
  /** The name of the last option, which clears the field for a new answer. */
  ownName: string
  value: string
  onChange: (text: string) => void
  /** Called when a suggestion is chosen, after `onChange`. */
  onChoose?: (id: string) => void
  /** Called when the customer asks for a new answer, after `onChange` with an empty text. */
  onOwn?: () => void
  /** Called when the list may be opened soon. */
  onNear?: () => void
}

type State = UseComboboxState<SelectOption>

const OWN = 'own'

/** A text field with suggestions, such as earlier answers, filtered by the typed text. */
export function ComboField({
  label,
  options,
  isMatch,
  caption,
  ownName,
  value,
  onChange,
  onChoose,
  onOwn,
  onNear,
  onBlur,
  name,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  isDisabled = false,
}: ComboFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { isLoaded, preload } = useLazy(ComboList)
  const [isWanted, setIsWanted] = useState(false)
  const [isTyped, setIsTyped] = useState(false)
  const field = useFieldIds({ hint, error, isRequired, isDisabled })

  const own = { id: OWN, name: ownName }
  const offered = isTyped
    ? options.filter(({ name, hint = '' }) => isMatch(`${name} ${hint}`, value))
    : options
  const items = offered.length === 0 || isTyped ? offered : [...offered, own]
  const isOpen = isWanted && isLoaded && items.length > 0
  const chosen = options.find(({ name }) => name === value.trim())

  const near = () => {
    onNear?.()
    void preload()
  }
  const choose = ({ id, name }: SelectOption) => {
    setIsTyped(false)
    onChange(id === OWN ? '' : name)
    if (id === OWN) onOwn?.()
    else onChoose?.(id)
  }
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex } = useCombobox<SelectOption>({
    items: [...items],
    itemToString: (item) => item?.name ?? '',
    inputValue: value,
    selectedItem: null,
    isOpen,
    stateReducer: nextState,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
    onIsOpenChange: (change) => setIsWanted(change.isOpen),
  })
  const menuProps = getMenuProps({ 'aria-label': caption }, { suppressRefError: true })
  return (
    <FieldIdsContext value={field.ids}>
      <Field>
        <FieldLabel label={label} isOptional={isOptional} />
        <S.Frame ref={frame} onPointerEnter={near}>
          <S.Input
            {...getInputProps({
              onChange: (event) => {
                near()
                setIsTyped(true)
                setIsWanted(true)
                onChange(event.currentTarget.value)
              },
              onClick: () => {
                near()
                setIsTyped(false)
                setIsWanted(true)
              },
              onFocus: near,
              onBlur: () => {
                // An empty list would open as soon as it had suggestions.
                if (!isOpen) setIsWanted(false)
                onBlur?.()
              },
            })}
            // The label names the input already.
            {...field.control}
            aria-labelledby={undefined}
            aria-expanded={isOpen}
            name={name}
            autoComplete="off"
          />
          {options.length > 0 && <ChevronDown aria-hidden />}
        </S.Frame>
        <FieldMessages hint={hint} error={error} />
        {isLoaded && (
          <ComboList
            triggerRef={frame}
            isOpen={isOpen}
            onClose={() => setIsWanted(false)}
            caption={caption}
            options={items}
            value={chosen?.id ?? ''}
            ownId={OWN}
            highlightedIndex={highlightedIndex}
            menuProps={menuProps}
            itemProps={(item, index) => getItemProps({ item, index })}
          />
        )}
      </Field>
    </FieldIdsContext>
  )
}

/**
 * Leaving the field keeps the typed text, never the highlighted suggestion. A press on the input leaves an open list
 * open.
 */
function nextState(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SelectOption>,
): Partial<State> {
  const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes
  if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 }
  if (type === InputClick) return { ...state, isOpen: true }
  if (type === InputKeyDownEscape) return { ...state, isOpen: false, highlightedIndex: -1 }
  return changes
}
