import { useCombobox } from 'downshift'
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift'
import type { SearchOption } from './searchOptions'

type State = UseComboboxState<SearchOption>

/** What follows from a key, a press or leaving the field, where a search differs from a box that holds a choice. */
export function nextState(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<SearchOption>,
): Partial<State> {
  const { InputBlur, InputClick, InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes
  switch (type) {
    case InputBlur:
      // Leaving the field by Tab must not go to what happens to be highlighted.
      return { ...state, isOpen: false, highlightedIndex: -1 }
    case InputClick:
      return { ...state, isOpen: true }
    case ItemClick:
    case InputKeyDownEnter:
      // A choice leads somewhere; none stays chosen, and the words stay as they were typed.
      return state
    default:
      return changes
  }
}
