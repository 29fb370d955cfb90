import { useEffect, useRef } from 'react'
import type { SelectOption } from './SelectOption'

/** Compares words as a customer does, who types no accents and no capitals. */
const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** How long after a key the next one still belongs to the same word. */
const TYPING_MS = 1000

/** Use where the name of an option is typed with nothing to type in. */
export function useTypedOption(options: readonly SelectOption[]) {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    /** Tells whether a space is one between two words. */
    isTyping: () => typed.current !== '',
    /** @returns the option whose name begins with what was typed, this key at its end; none: what was typed is forgotten. */
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
