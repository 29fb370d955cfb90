import { createContext, use, useEffect, useEffectEvent, useRef } from 'react'

/** Announces a text to screen readers. Does nothing outside a portal. */
export const Announce = createContext<(text: string) => void>(() => undefined)

/**
 * Returns a function that announces a text to screen readers, for example the effect of a press elsewhere on the page.
 */
export function useAnnounce() {
  return use(Announce)
}

const REST_MS = 400

/**
 * Announces a text once it has stopped changing. The first text is not announced, because it is read with the page.
 * `null`: not known yet.
 */
export function useAnnounceChange(text: string | null) {
  const announce = useAnnounce()
  const said = useRef(text)
  const announceChange = useEffectEvent((changed: string) => {
    if (said.current !== null && said.current !== changed) announce(changed)
    said.current = changed
  })
  useEffect(() => {
    if (text === null) return
    const timer = setTimeout(() => announceChange(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
}
