import { useEffect, useEffectEvent } from 'react'

export interface BackClosesOptions {
  isOpen: boolean
  onClose: () => void
}

/**
 * Closes an overlay on Back and Forward. Use it for an overlay of the bars around the pages: it would stay open over
 * the next page.
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
