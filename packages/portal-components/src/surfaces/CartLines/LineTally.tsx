import type { CartLine } from '@trade-portal/fluid-sdk'
import { useRef, useState } from 'react'
import { errorMessage } from '../../messages/errorMessage'
import { tallySummary } from '../../messages/tallySummary'
import { Badge } from '../../parts/Badge'
import { Button } from '../../parts/Button'
import { Skeleton } from '../../parts/Skeleton'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { useUpdateTally } from '../../data/cart/cartLines'
import { tallyQuery } from '../../data/cart/cartQuery'
import { useErrorModal } from '../../context/shownError'
import { draftOfLine } from '../../data/drafts/draftNames'
import { useIsOnline } from '../../hooks/network'
import { LazyTallyModal } from '../TallyModal/LazyTallyModal'
import { useHasBeenSeen } from './useHasBeenSeen'
import { useRead } from '../../data/useRead'
import { cartMessages } from '../../messages/cart'
import { tallyMessages } from '../../messages/tally'
import { errorsMessages } from '../../messages/common'

export interface LineTallyProps {
  cartId: string
  line: CartLine
  hidesPrice: boolean
}

/** The lengths of a tally line, loaded when the line comes into view, with a button to change them. */
export function LineTally({ cartId, line, hidesPrice }: LineTallyProps) {
  const portal = usePortal()
  const { client, messagesOf } = portal
  const errors = useMessages(errorsMessages)
  const tallyText = useMessages(tallyMessages)
  const cart = useMessages(cartMessages)
  const ref = useRef<HTMLDivElement>(null)
  const hasBeenSeen = useHasBeenSeen(ref)
  const tally = useRead(tallyQuery(client, line.id), { isEnabled: hasBeenSeen })
  const queryClient = useQueryCache()
  const updateTally = useUpdateTally()
  const { showError } = useErrorModal()
  const isOnline = useIsOnline()
  const [isOpening, setIsOpening] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  const open = async () => {
    // Offline, a fetch would wait for the network; the cached tally is good enough to look at.
    if (!isOnline) {
      if (tally.data) setIsOpen(true)
      else showError(errors.noAnswer)
      return
    }
    setIsOpening(true)
    // Another person of the same account may have changed it since it was shown.
    try {
      await queryClient.fetchQuery({ ...tallyQuery(client, line.id), staleTime: 0 })
      setIsOpen(true)
    } catch (error) {
      showError(errorMessage(error, messagesOf))
    } finally {
      setIsOpening(false)
    }
  }

  return (
    <div data-part="tally" ref={ref}>
      <Badge tone="info">{tallyText.title}</Badge>
      {tally.data && <span data-kind="figure">{tallySummary(tally.data, line.unit, portal)}</span>}
      {!tally.data && (
        <>
          {!tally.error && (
            <span data-part="onScreen" data-off-paper>
              <Skeleton width="12ch" height="1.2em" />
            </span>
          )}
          <span data-part="printed">{cart.tallyNotRead}</span>
        </>
      )}
      <span data-part="update">
        <Button
          tone="quiet"
          isPending={isOpening}
          onPress={() => void open()}
          aria-label={cart.updateTallyOf(line.name)}
        >
          {cart.updateTally}
        </Button>
      </span>
      {isOpen && tally.data && (
        <LazyTallyModal
          mode="update"
          draftName={draftOfLine(cartId, line.id)}
          hidesPrice={hidesPrice}
          product={{
            id: line.productId,
            name: line.name,
            unit: line.unit,
            price: line.unitPrice,
            image: line.image,
          }}
          initialTally={tally.data}
          isOpen
          onOpenChange={setIsOpen}
          onSubmit={async (changed) => void (await updateTally.mutateAsync({ cartId, line, tally: changed }))}
        />
      )}
    </div>
  )
}
