import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Tells whether the page is being printed, in time to be drawn for it. Use it for what paper has to show and the screen
 * does not, where styles alone cannot do it.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    const media = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
    let isAsked = false
    // The browser lays the page out as soon as the event is over.
    const tell = (next: boolean) => flushSync(() => setIsPrinting(next))
    const begin = () => {
      isAsked = true
      tell(true)
    }
    const end = () => {
      isAsked = false
      tell(media?.matches ?? false)
    }
    // An open preview lays out again for other paper, and is a screen between.
    const change = () => tell(isAsked || (media?.matches ?? false))
    if (media?.matches) change()
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media?.addEventListener('change', change)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media?.removeEventListener('change', change)
    }
  }, [])

  return isPrinting
}
