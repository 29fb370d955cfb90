import type { KeyboardEvent } from 'react'
import type { SelectOption } from './SelectList'
import { isCharacter, useTypedOption } from './useTypedOption'

export interface ListKeysOptions {
  options: readonly SelectOption[]
  /** The index of the focused option, or -1. */
  focused: () => number
  onFocus: (index: number) => void
  onChoose: (id: string) => void
  onClose: () => void
}

/** The distance of Page Up and Page Down. */
const PAGE = 8

/** Returns the key handler of an open list, one of whose options has the focus. */
export function useListKeys({ options, focused, onFocus, onChoose, onClose }: ListKeysOptions) {
  const typed = useTypedOption(options)

  const goTo = (index: number) => onFocus(Math.max(0, Math.min(index, options.length - 1)))
  const type = (character: string) => {
    const named = typed.type(character)
    if (named) onFocus(options.indexOf(named))
  }
  const choose = () => {
    const option = options[focused()]
    if (option) onChoose(option.id)
  }
  const answers: Partial<Record<string, () => void>> = {
    ArrowDown: () => goTo(focused() + 1),
    ArrowUp: () => goTo(focused() - 1),
    PageDown: () => goTo(focused() + PAGE),
    PageUp: () => goTo(focused() - PAGE),
    Home: () => goTo(0),
    End: () => goTo(options.length - 1),
    Enter: choose,
    ' ': choose,
    Escape: onClose,
  }

  return (event: KeyboardEvent) => {
    const { key } = event
    // Neither a surrounding overlay nor the shortcuts of the page handle these keys.
    event.stopPropagation()
    // Tab continues from the trigger, to which closing returns the focus.
    if (key === 'Tab') return onClose()
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const answer = key === ' ' && typed.isTyping() ? undefined : answers[key]
    if (!answer && !isCharacter(key)) return
    event.preventDefault()
    if (answer) answer()
    else type(key)
  }
}
