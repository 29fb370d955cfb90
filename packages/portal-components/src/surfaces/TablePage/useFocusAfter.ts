import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isFocusLost } from '../../hooks/focus'

/**
 * Moves the focus to an element when another one disappears together with the focus. Use it for elements removed by
 * their own success, such as a bar whose action is done.
 */
export function useFocusAfter(isThere: boolean, container: RefObject<HTMLElement | null>) {
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) container.current?.focus()
    wasThere.current = isThere
  }, [isThere, container])
}
