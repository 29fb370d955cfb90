import { useCallback, useRef } from 'react'

/**
 * Sets attributes of an element on behalf of the customer, such as the text of a search. `restore` puts back the page's
 * own values, unless the page has changed them since. Use it for the element's own root.
 */
export function useWrittenAttributes(element: Element) {
  const written = useRef(new Map<string, { before: string | null; after: string | null }>())
  const set = useCallback(
    (name: string, value: string | null) => {
      const now = element.getAttribute(name)
      const earlier = written.current.get(name)
      write(element, name, value)
      // A closed dialog stays closed.
      if (name === 'open') return
      written.current.set(name, { before: earlier?.after === now ? earlier.before : now, after: value })
    },
    [element],
  )
  const restore = useCallback(() => {
    for (const [name, { before, after }] of written.current)
      if (element.getAttribute(name) === after) write(element, name, before)
    written.current.clear()
  }, [element])
  return { set, restore }
}

function write(element: Element, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
