import type { KeyboardEvent } from 'react'
import type { SelectOption } from './SelectList'
import { isCharacter, useTypedOption } from './useTypedOption'

export interface SelectKeysOptions {
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  onOpen: (begin: 'first' | 'last') => void
}

/**
 * Returns the key handler of a closed select: keys open it, step through its options, or type the name of
 * one.
 */
export function useSelectKeys({ options, value, onChoose, onOpen }: SelectKeysOptions) {
  const typed = useTypedOption(options)

  const step = (by: 1 | -1) => {
    const at = options.findIndex(({ id }) => id === value)
    const next = at === -1 ? options[0] : options[at + by]
    if (next) onChoose(next.id)
  }
  const type = (character: string) => {
    const named = typed.type(character)
    if (named) onChoose(named.id)
    return named !== undefined
  }

  /** @returns true if the key was handled. */
  const answer = (key: string) => {
    if (key === ' ' && typed.isTyping()) return type(key)
    if (key === 'Enter' || key === ' ' || key === 'ArrowDown') onOpen('first')
    else if (key === 'ArrowUp') onOpen('last')
    else if (key === 'ArrowLeft') step(-1)
    else if (key === 'ArrowRight') step(1)
    else return isCharacter(key) && type(key)
    return true
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !answer(event.key)) return
    // The page would scroll, or a surrounding overlay handle the key too.
    event.preventDefault()
    event.stopPropagation()
  }
}
