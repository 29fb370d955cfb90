import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import type { SearchOption } from './searchOptions'

type State = UseComboboxState<SearchOption>

/** Replaces downshift's response to a key, a press or a blur where a search differs from a box that holds a choice. */
export function nextState(
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
