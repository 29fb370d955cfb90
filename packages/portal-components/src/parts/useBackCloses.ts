import { useEffect, useEffectEvent } from 'react'

export interface BackClosesOptions {
  isOpen: boolean
  onClose: () => void
}

/**
 * Closes what is open when Back or Forward brings another page, over which it would be left standing. Use it for what
 * opens from the bar around the pages: unlike a page's own parts it outlives them.
 */
export function useBackCloses({ isOpen, onClose }: BackClosesOptions) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onPopState = () => close()
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [isOpen])
}
