import { RefreshCw } from 'lucide-react'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../parts/Button'
import { useMessages } from '../../../context/PortalContext'
import { usePortalAtomValue } from '../../../context/atoms'
import { isOrderUnderWayAtom } from '../../../data/orders/orderAttempts'
import * as S from './UpdateBanner.styles'
import { shellMessages } from '../../../messages/shell'
import { sizeObserver } from '../../../hooks/layoutObservers'

export interface UpdateBannerProps {
  /** Activates the new version; resolves when it is active. */
  onActivate: () => Promise<void>
  /** Reloads the page. Never called while an order is pending. */
  onReload: () => void
}

/** Offers a new version of the portal, and loads it on request. */
export function UpdateBanner({ onActivate, onReload }: UpdateBannerProps) {
  const words = useMessages(shellMessages)
  const isOrderUnderWay = usePortalAtomValue(isOrderUnderWayAtom)
  const [progress, setProgress] = useState<'offered' | 'activating' | 'active'>('offered')

  const reload = useEffectEvent(onReload)
  // An order may have been sent since the press.
  const isDue = progress === 'active' && !isOrderUnderWay
  useEffect(() => {
    if (isDue) reload()
  }, [isDue])

  const refresh = () => {
    setProgress('activating')
    void onActivate().then(() => setProgress('active'))
  }
  const hasBegun = progress !== 'offered'
  const { ref, height } = useHeight()
  return (
    <>
      <S.Room style={{ '--banner': `${height}px` }} />
      <S.Banner ref={ref} aria-label={words.update} data-floats="foot">
        <S.Words role="status">{isOrderUnderWay ? words.updateWaits : words.updateReady}</S.Words>
        <Button
          tone="primary"
          icon={<RefreshCw size={16} aria-hidden />}
          isDisabled={isOrderUnderWay}
          isPending={hasBegun && !isOrderUnderWay}
          onPress={refresh}
        >
          {hasBegun && !isOrderUnderWay ? words.updating : words.updateButton}
        </Button>
      </S.Banner>
    </>
  )
}

/** Measures an element, whose text may wrap on a narrower screen. */
function useHeight() {
  const [height, setHeight] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = sizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}
