import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { lazy, nothing, useLazy } from '../../hooks/lazy'
import * as S from './ComboField.styles'
import { FieldIdsContext, useFieldIds } from './FieldIds'
import { FieldLabel } from './FieldLabel'
import { FieldMessages } from './FieldMessages'
import type { FieldProps } from './fieldProps'
import type { SelectOption } from './SelectOption'

const ComboList = lazy(async () => (await import('./ComboList')).ComboList, { fallback: nothing })

export interface ComboFieldProps extends FieldProps<string> {
  /** Answers to choose from; the name of each is what would be typed. */
  options: readonly SelectOption[]
  /** Compares the words of an answer with what is typed. */
  isMatch: (words: string, typed: string) => boolean
  /** Heads the answers. */
  caption: string
  /** Names the last option, which empties the field for an answer of its own. */
  ownName: string
  value: string
  onChange: (text: string) => void
  /** Called when an answer was chosen, after `onChange`. */
  onChoose?: (id: string) => void
  /** Called when an answer of its own is wanted, after `onChange` with none. */
  onOwn?: () => void
  /** Called when the list is about to be wanted. */
  onNear?: () => void
}

type State = UseComboboxState<SelectOption>

const OWN = 'own'

/** An answer in words, which may be one of those given before: they open under the field, and typing narrows them. */
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
      <S.ComboField>
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
                // A list that has nothing to show would open once it had.
                if (!isOpen) setIsWanted(false)
                onBlur?.()
              },
            })}
            // The field names it.
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
      </S.ComboField>
    </FieldIdsContext>
  )
}

/** Leaving the field takes what was typed, never what was highlighted; a press in an open list leaves it open. */
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
