import { useCombobox } from 'downshift'
import { useLayoutEffect } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { nextState } from './nextState'
import type { SearchOption } from './searchOptions'
import { SearchPanel } from './SearchPanel'
import type { SearchPanelProps } from './SearchPanel'

/** Ids that tie the field to its list; the field is there before the list's code. */
export interface SearchIds {
  field: string
  list: string
  option: (index: number) => string
}

/** Answers of the list to what happens in the field. */
export interface FieldHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

export interface SearchListProps extends Omit<SearchPanelProps, 'menuProps' | 'itemProps'> {
  label: string
  ids: SearchIds
  field: HTMLInputElement | null
  /** Takes the list's answers, for the field to ask. */
  handlersRef: RefObject<FieldHandlers | null>
  text: string
  onType: (text: string) => void
  onHighlight: (index: number) => void
  onChoose: (option: SearchOption) => void
}

/** Leads through the options by the field's keys, and by pointer. */
export function SearchList({
  label,
  ids,
  field,
  handlersRef,
  text,
  onType,
  onHighlight,
  onChoose,
  ...panel
}: SearchListProps) {
  const { options, isOpen, onOpenChange, highlightedIndex } = panel
  const { getInputProps, getItemProps, getMenuProps } = useCombobox<SearchOption>({
    inputId: ids.field,
    menuId: ids.list,
    getItemId: ids.option,
    items: options,
    inputValue: text,
    isOpen,
    highlightedIndex,
    stateReducer: nextState,
    onInputValueChange: (change) => onType(change.inputValue),
    onIsOpenChange: (change) => onOpenChange(change.isOpen),
    onHighlightedIndexChange: (change) => onHighlight(change.highlightedIndex),
  })
  const { ref, onKeyDown, onBlur } = getInputProps({}, { suppressRefError: true }) as FieldHandlers & {
    ref: (field: HTMLInputElement | null) => void
  }
  // The field is not drawn here: it stays the same element, with its caret, when this code comes.
  useLayoutEffect(() => {
    ref(field)
    handlersRef.current = { onKeyDown, onBlur }
  })
  return (
    <SearchPanel
      {...panel}
      menuProps={getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
      itemProps={(item, index) => getItemProps({ item, index, onClick: () => onChoose(item) })}
    />
  )
}
