import { productQuery } from '../../../data/catalogue/catalogue'
import { useRead } from '../../../data/useRead'
import { EmptyState } from '../../../parts/EmptyState'
import { Modal } from '../../../parts/Modal'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { AddTally } from '../../../surfaces/AddTally/AddTally'
import { Read } from '../../../surfaces/Read/Read'
import { TallySkeleton } from '../../../surfaces/TallyModal/TallySkeleton'
import { asModalWidget } from '../../../surfaces/Widget/asModalWidget'
import type { ModalWidgetProps } from '../../../surfaces/Widget/asModalWidget'
import { productsMessages } from '../../../messages/catalogue'
import { productModalMessages } from '../../../messages/productModal'
import { tallyMessages } from '../../../messages/tally'

export interface TallyModalProps extends ModalWidgetProps {
  /** The merchant's code of a product sold by a tally of lengths. `productID` */
  productId: string
}

/** Asks for a tally of a product in a modal, and adds it to the cart. Renders nothing where the merchant has no cart. */
export const TallyModal = asModalWidget(function TallyModal({
  productId,
  isOpen,
  onOpenChange,
}: TallyModalProps) {
  const { client, settings } = usePortal()
  const products = useMessages(productsMessages)
  const tallyText = useMessages(tallyMessages)
  const productModal = useMessages(productModalMessages)
  const reading = useRead(productQuery(client, productId), { isEnabled: isOpen && settings.hasCart })
  const product = reading.data
  if (!settings.hasCart) return null
  if (product?.isTally) {
    return <AddTally product={isOpen ? product : null} onClose={() => onOpenChange(false)} />
  }
  return (
    <Modal isOpen={isOpen} onOpenChange={onOpenChange} title={product?.name ?? products.tally}>
      <Read of={reading} skeleton={<TallySkeleton />} frame="none">
        {(found) => <EmptyState title={found ? tallyText.notByTally : productModal.notFound} />}
      </Read>
    </Modal>
  )
})
