import { useCombobox } from 'downshift'
import { useLayoutEffect } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { optionKey } from './searchOptions'
import type { SearchOption } from './searchOptions'
import { SearchPanel } from './SearchPanel'
import type { SearchPanelProps } from './SearchPanel'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

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

export interface SearchListProps extends Omit<
  SearchPanelProps,
  'menuProps' | 'itemProps' | 'highlightedIndex'
> {
  label: string
  ids: SearchIds
  field: HTMLInputElement | null
  /** Takes the list's answers, for the field to ask. */
  handlersRef: RefObject<FieldHandlers | null>
  text: string
  onType: (text: string) => void
  /** Called with the index of the highlighted option before the next key is heard; -1 is none. */
  onHighlight: (index: number) => void
  onChoose: (option: SearchOption) => void
}

const NONE = -1

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
  const { options, isOpen, onOpenChange } = panel
  const { getInputProps, getItemProps, getMenuProps, highlightedIndex, setHighlightedIndex } =
    useCombobox<SearchOption>({
      inputId: ids.field,
      menuId: ids.list,
      getItemId: ids.option,
      items: options,
      inputValue: text,
      isOpen,
      stateReducer: nextState,
      onInputValueChange: (change) => onType(change.inputValue),
      onIsOpenChange: (change) => onOpenChange(change.isOpen),
    })
  const { ref, onKeyDown, onBlur } = getInputProps({}, { suppressRefError: true }) as FieldHandlers & {
    ref: (field: HTMLInputElement | null) => void
  }
  // The field is not drawn here: it stays the same element, with its caret, when this code comes.
  useLayoutEffect(() => {
    ref(field)
    handlersRef.current = { onKeyDown, onBlur }
  })
  // New options and new words clear the highlight, or Enter could open an option that the customer did not highlight.
  const offered = options.map(optionKey).join()
  useLayoutEffect(() => setHighlightedIndex(NONE), [offered, text, setHighlightedIndex])
  useLayoutEffect(() => {
    if (!isOpen) setHighlightedIndex(NONE)
  }, [isOpen, setHighlightedIndex])
  // Downshift's own callback comes a task later, and an Enter that was pressed right after an arrow before it.
  useLayoutEffect(() => onHighlight(highlightedIndex), [highlightedIndex, onHighlight])
  return (
    <SearchPanel
      {...panel}
      highlightedIndex={highlightedIndex}
      menuProps={getMenuProps({ 'aria-label': label }, { suppressRefError: true })}
      itemProps={(item, index) => getItemProps({ item, index, onClick: () => onChoose(item) })}
    />
  )
}

type State = UseComboboxState<SearchOption>

/** Replaces downshift's response to a key, a press or a blur where a search differs from a box that holds a choice. */
function nextState(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<State> {
  const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  switch (type) {
    case InputBlur:
      // Leaving the field by Tab must not open the highlighted option.
      return { ...state, isOpen: false, highlightedIndex: -1 }
    case InputClick:
      return { ...state, isOpen: true }
    case ItemClick:
    case InputKeyDownEnter:
      // A choice leads to a page. Nothing stays chosen, and the typed words stay as they are.
      return state
    default:
      return changes
  }
}
