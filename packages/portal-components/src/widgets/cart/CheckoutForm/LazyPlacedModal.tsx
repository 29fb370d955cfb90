import { useEffect, useEffectEvent, useState } from 'react'
import { lazy, nothing, useLazy } from '../../../hooks/lazy'
import { whenIdle } from '../../../hooks/idle'
import { Button } from '../../../parts/Button'
import { Callout } from '../../../parts/Callout'
import { speechlessFormsAtom } from '../../../data/orders/orderAttempts'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { useSetPortalAtom } from '../../../context/atoms'
import type { PlacedModalProps } from './PlacedModal'
import { placedMessages } from './placedOrder'
import { commonMessages } from '../../../messages/common'
import { scrollToElement } from '../../../hooks/layoutObservers'

const PlacedModal = lazy(async () => (await import('./PlacedModal')).PlacedModal, { fallback: nothing })

export interface LazyPlacedModalProps extends PlacedModalProps {
  /** An order is being placed, so the modal is needed as soon as the answer comes. */
  isExpected: boolean
}

/**
 * Loads the modal of a placed order while the customer fills in the form, and at once when the order is sent. If the
 * modal cannot be loaded, a callout on the page shows the number.
 */
export function LazyPlacedModal({ isExpected, ...props }: LazyPlacedModalProps) {
  const { placed, onClose } = props
  const { messagesOf } = usePortal()
  const words = useMessages(commonMessages)
  const { isLoaded, preload } = useLazy(PlacedModal)
  const [isUnread, setIsUnread] = useState(false)

  const fetchIt = useEffectEvent(() => void preload())
  useEffect(() => (isExpected ? fetchIt() : whenIdle(() => fetchIt())), [isExpected])
  const isSpeechless = !isLoaded && !isUnread
  const countSpeechless = useSetPortalAtom(speechlessFormsAtom)
  useEffect(() => {
    if (!isSpeechless) return
    countSpeechless((forms) => forms + 1)
    return () => countSpeechless((forms) => forms - 1)
  }, [isSpeechless, countSpeechless])

  const isNeeded = placed !== null && isSpeechless
  useEffect(() => {
    if (isNeeded) void preload().then((isThere) => setIsUnread(!isThere))
  })

  if (isLoaded) return <PlacedModal {...props} />
  if (!placed || !isUnread) return null
  const { title, numberLabel } = placedMessages(placed.kind, messagesOf)
  return (
    <div role="alert" ref={bringIntoView}>
      <Callout tone="positive" title={title} action={<Button onPress={onClose}>{words.ok}</Button>}>
        {`${numberLabel} ${placed.number}`}
      </Callout>
    </div>
  )
}

function bringIntoView(line: HTMLElement | null) {
  scrollToElement(line, { block: 'center' })
}
