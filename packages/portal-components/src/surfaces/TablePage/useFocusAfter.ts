import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { isFocusLost } from '../../hooks/focus'

/**
 * Gives the focus to a place when something on the page goes and takes the focus with it. Use it for what ends by its own
 * success, such as a bar whose action was done.
 */
export function useFocusAfter(isThere: boolean, place: RefObject<HTMLElement | null>) {
  const wasThere = useRef(isThere)
  useEffect(() => {
    if (wasThere.current && !isThere && isFocusLost()) place.current?.focus()
    wasThere.current = isThere
  }, [isThere, place])
}
