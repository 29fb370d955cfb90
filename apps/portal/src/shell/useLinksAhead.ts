import { useEffect } from 'react'
import { placeIn } from '../place/placeIn'
import { codeAt } from '../routes'

/** Events before a press of a link: a mouse comes over it, or the Tab key to it, or a finger goes down. */
const INTENTS = ['pointerover', 'focusin'] as const

/** Fetches the code of a page while somebody is about to go there. */
export function useLinksAhead() {
  useEffect(() => {
    const read = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#/"]') : null
      if (!link) return
      // The page itself says what cannot be read, if they go there.
      codeAt(placeIn(link.hash).path)
        ?.read()
        .catch(() => undefined)
    }
    for (const type of INTENTS) document.addEventListener(type, read)
    return () => {
      for (const type of INTENTS) document.removeEventListener(type, read)
    }
  }, [])
}
