import { useCombobox } from 'downshift'
import { useLayoutEffect } from 'react'
import type { FocusEvent, KeyboardEvent, RefObject } from 'react'
import { optionKey } from './useSearchAnswer'
import type { SearchOption } from './useSearchAnswer'
import { SearchPanel } from './SearchPanel'
import type { SearchPanelProps } from './SearchPanel'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'

/** Ids that connect the field and the list. The field renders before the list's code is loaded. */
export interface SearchIds {
  field: string
  list: string
  option: (index: number) => string
}

/** Event handlers of the list for the field. */
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
  /** Receives the list's event handlers. */
  handlersRef: RefObject<FieldHandlers | null>
  text: string
  onType: (text: string) => void
  /** Called with the highlighted index before the next key event; -1 for none. */
  onHighlight: (index: number) => void
  onChoose: (option: SearchOption) => void
}

const NONE = -1

/** Adds keyboard and pointer navigation to the options. */
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
  // The field renders elsewhere, so that it keeps its caret when this code loads.
  useLayoutEffect(() => {
    ref(field)
    handlersRef.current = { onKeyDown, onBlur }
  })
  // New options or a new term clear the highlight; otherwise Enter could open an option that the customer did not
  // highlight.
  const offered = options.map(optionKey).join()
  useLayoutEffect(() => setHighlightedIndex(NONE), [offered, text, setHighlightedIndex])
  useLayoutEffect(() => {
    if (!isOpen) setHighlightedIndex(NONE)
  }, [isOpen, setHighlightedIndex])
  // Downshift's own callback runs a task later, after an Enter that directly follows an arrow key.
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

/** Overrides downshift's state changes where a search differs from a select. */
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
      // A choice opens a page. Nothing stays selected, and the term does not change.
      return state
    default:
      return changes
  }
}
