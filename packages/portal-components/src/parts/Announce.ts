import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

/** Announces a text to a screen reader, once. Outside of a portal nobody hears it. */
export const Announce = createContext<(text: string) => void>(() => undefined)

/** Returns what says a text to a screen reader, once. Use it for what a press has changed elsewhere on the page. */
export function useAnnounce() {
  return use(Announce)
}

const REST_MS = 400

/**
 * Announces a text each time it has changed, once it rests. The first is not announced: it is read with the page.
 * `null`: it is not known.
 */
export function useAnnounceChange(text: string | null) {
  const announce = useAnnounce()
  const said = useRef(text)
  const say = useEffectEvent((changed: string) => {
    if (said.current !== null && said.current !== changed) announce(changed)
    said.current = changed
  })
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => say(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
}
