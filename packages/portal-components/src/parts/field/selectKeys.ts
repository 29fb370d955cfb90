import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { SelectOption } from './field'

interface SelectKeysOptions {
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  onOpen: (begin: 'first' | 'last') => void
}

/** Returns the key handler of a closed select: keys open it, step through its options, or type the name of one. */
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

interface ListKeysOptions {
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

/** Ignores accents and case. */
const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** The time after a key in which the next one continues the same word. */
const TYPING_MS = 1000

/** Type-ahead: finds options by typing where there is no input. */
function useTypedOption(options: readonly SelectOption[]) {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Returns true while a word is being typed, so that a space belongs to it. */
    isTyping: () => typed.current !== '',
    /**
     * @returns the option whose name starts with the typed text including this character. If there is none, the text is
     * reset.
     */
    type(character: string): SelectOption | undefined {
      const word = typed.current + character
      const named = options.find(({ name }) => collator.compare(name.slice(0, word.length), word) === 0)
      typed.current = named ? word : ''
      clearTimeout(timer.current)
      timer.current = setTimeout(() => (typed.current = ''), TYPING_MS)
      return named
    },
  }
}

/** Other keys have names of ASCII letters, such as Tab. */
const isCharacter = (key: string) => key.length === 1 || !/^[A-Z]/i.test(key)
