import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { SelectOption } from './SelectOption'

export interface SelectKeysOptions {
  options: readonly SelectOption[]
  value: string | null
  onChoose: (id: string) => void
  onOpen: (begin: 'first' | 'last') => void
}

/** Compares words as a customer does, who types no accents and no capitals. */
const collator = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' })

/** How long after a key the next one still belongs to the same word. */
const TYPING_MS = 1000

/** Use for the closed control of a select: keys open it, step through its answers, or begin the name of one. */
export function useSelectKeys({ options, value, onChoose, onOpen }: SelectKeysOptions) {
  const typed = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const step = (by: 1 | -1) => {
    const at = options.findIndex(({ id }) => id === value)
    const next = at === -1 ? options[0] : options[at + by]
    if (next) onChoose(next.id)
  }
  const type = (character: string) => {
    const word = typed.current + character
    const named = options.find(({ name }) => collator.compare(name.slice(0, word.length), word) === 0)
    typed.current = named ? word : ''
    clearTimeout(timer.current)
    timer.current = setTimeout(() => (typed.current = ''), TYPING_MS)
    if (named) onChoose(named.id)
    return named !== undefined
  }

  /** @returns whether the key means something here. */
  const answer = (key: string) => {
    if (typed.current !== '' && key === ' ') return type(key)
    if (key === 'Enter' || key === ' ' || key === 'ArrowDown') onOpen('first')
    else if (key === 'ArrowUp') onOpen('last')
    else if (key === 'ArrowLeft') step(-1)
    else if (key === 'ArrowRight') step(1)
    else return isCharacter(key) && type(key)
    return true
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !answer(event.key)) return
    // The page would scroll, and an overlay around it answer as well.
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Other keys have names of ASCII letters, such as Tab. */
const isCharacter = (key: string) => key.length === 1 || !/^[A-Z]/i.test(key)
