import type { Messages } from './Messages'

type Partly<T> = {
  [Key in keyof T]?: T[Key] extends string | ((...args: never[]) => string) ? T[Key] : Partly<T[Key]>
}

/** Some of the portal's words, in the shape that all of them have. */
export type PartialMessages = Partly<Messages>

// Keeps the joined words, so that a component which asks again is given the same object.
const joined = new WeakMap<PartialMessages, WeakMap<Messages, Messages>>()

/** The words of a portal with a host's own in the place of some. */
export function withWords(messages: Messages, own: PartialMessages | undefined): Messages {
  if (!own) return messages
  const known = joined.get(own) ?? new WeakMap<Messages, Messages>()
  joined.set(own, known)
  const words = known.get(messages) ?? join(messages, own)
  known.set(messages, words)
  return words
}

function join<T extends object>(all: T, own: Partly<T>): T {
  const words = { ...all }
  for (const key of Object.keys(own) as (keyof T)[]) {
    const value = own[key]
    if (value === undefined || !(key in all)) continue
    words[key] = (typeof value === 'object' ? join(all[key] as object, value) : value) as T[keyof T]
  }
  return words
}
