import { useEffect, useRef } from 'react'
import type { SelectOption } from './SelectList'

/** Ignores accents and case. */
const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** The time after a key in which the next one continues the same word. */
const TYPING_MS = 1000

/** Type-ahead: finds options by typing where there is no input. */
export function useTypedOption(options: readonly SelectOption[]) {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Returns true while a word is being typed, so that a space belongs to it. */
    isTyping: () => typed.current !== '',
    /**
     * @returns the option whose name starts with the typed text including this character. If there is none,
     * the text is reset.
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
export const isCharacter = (key: string) => key.length === 1 || !/^[A-Z]/i.test(key)
