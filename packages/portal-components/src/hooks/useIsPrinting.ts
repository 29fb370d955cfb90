import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns whether the page is being printed, in time to render for it. Use it if styles alone cannot do it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    const media = typeof window.matchMedia === 'function' ? window.matchMedia('print') : null
    let isAsked = false
    // The browser lays the page out as soon as the event has been handled.
    const tell = (next: boolean) => flushSync(() => setIsPrinting(next))
    const begin = () => {
      isAsked = true
      tell(true)
    }
    const end = () => {
      isAsked = false
      tell(media?.matches ?? false)
    }
    // An open preview switches to screen and back to lay out for another paper size.
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
