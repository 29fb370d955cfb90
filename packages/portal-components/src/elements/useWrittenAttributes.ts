import { useCallback, useRef } from 'react'

/**
 * Sets attributes of an element as a customer's doing changes them, such as the words of a search. `restore` puts back what
 * the page had written. Use it for the element's own root.
 */
export function useWrittenAttributes(element: Element) {
  const written = useRef(new Map<string, string | null>())
  const set = useCallback(
    (name: string, value: string | null) => {
      if (!written.current.has(name)) written.current.set(name, element.getAttribute(name))
      write(element, name, value)
    },
    [element],
  )
  const restore = useCallback(() => {
    for (const [name, value] of written.current) write(element, name, value)
    written.current.clear()
  }, [element])
  return { set, restore }
}

function write(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
