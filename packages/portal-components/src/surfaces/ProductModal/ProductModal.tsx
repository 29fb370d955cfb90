import type { Product } from '@trade-portal/fluid-sdk'
import { useEffect, useState } from 'react'
import { Stack } from '../../parts/layout/Layout'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { EmptyState } from '../../parts/EmptyState'
import { Modal } from '../../parts/Modal'
import { usePortal, useMessages } from '../../context/PortalContext'
import { productQuery } from '../../data/catalogue/catalogue'
import { useRead } from '../../data/useRead'
import { Read } from '../Read/Read'
import { InCartSums } from '../InCart/InCartSums'
import { AddTally } from '../AddTally/AddTally'
import { productsMessages } from '../../messages/catalogue'
import { productModalMessages } from '../../messages/productModal'
import { commonMessages } from '../../messages/common'
import { Skeleton, SkeletonText } from '../../parts/Skeleton'
import { Select } from '../../parts/field/Select'
import { AddProduct } from '../AddProduct/AddProduct'
import { InCart } from '../InCart/InCart'
import { ProductDetails } from './ProductDetails'
import * as S from './ProductModal.styles'

export interface ProductModalProps {
  productId: string
  /** The product from a listing, shown until all of it has loaded. */
  preview?: Product
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The tally modal is open on top. Uncontrolled if left out together with its callback. */
  isTallying?: boolean
  onTallyingChange?: (isTallying: boolean) => void
}

/** All details of a product, with the controls to add it to the cart. */
export function ProductModal({
  productId,
  preview,
  isOpen,
  onOpenChange,
  isTallying,
  onTallyingChange,
}: ProductModalProps) {
  const { client, emit, settings } = usePortal()
  const products = useMessages(productsMessages)
  const common = useMessages(commonMessages)
  const productModal = useMessages(productModalMessages)
  const reading = useRead(productQuery(client, productId), { isEnabled: isOpen })
  const [chosenUnit, setChosenUnit] = useState<string | null>(null)
  const [ownTallying, setOwnTallying] = useState(false)
  const setTallying = onTallyingChange ?? setOwnTallying
  useEffect(() => {
    if (isOpen) emit('product:open', { productId })
  }, [isOpen, productId, emit])

  // `null` means that the merchant no longer has the product, even if the listing had it.
  const product = reading.data === undefined ? (preview ?? null) : reading.data
  const isTallied = isOpen && settings.hasCart && product?.isTally && (isTallying ?? ownTallying)
  const unit = product?.units.find((name) => name === chosenUnit) ?? product?.units[0] ?? ''

  return (
    <>
      <Modal
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={product?.name ?? products.product}
        size="large"
        footer={
          product && settings.hasCart ? (
            <InCartSums>
              <ProductBuy
                product={product}
                unit={unit}
                onUnitChange={setChosenUnit}
                onTally={() => setTallying(true)}
              />
            </InCartSums>
          ) : undefined
        }
      >
        {product ? (
          <Stack gap={16}>
            {reading.error && (
              <Callout
                tone="caution"
                action={
                  <Button isPending={reading.isFetching} onPress={reading.retry}>
                    {common.tryAgain}
                  </Button>
                }
              >
                <span role="status">{productModal.partlyRead}</span>
              </Callout>
            )}
            <ProductDetails product={product} unit={unit} />
          </Stack>
        ) : (
          <Read of={reading} skeleton={<ProductSkeleton />} frame="none">
            {() => <EmptyState title={productModal.notFound} />}
          </Read>
        )}
      </Modal>
      <AddTally product={isTallied ? product : null} unit={unit} onClose={() => setTallying(false)} />
    </>
  )
}

/** Placeholder for a product while it loads. */
function ProductSkeleton() {
  return (
    <S.Details>
      <S.Overview>
        <div style={{ aspectRatio: '4/3' }}>
          <Skeleton width="100%" height="100%" />
        </div>
        <Stack gap={16}>
          <Skeleton width="120px" height="20px" />
          <SkeletonText lines={3} />
          <Skeleton width="100%" height="96px" />
        </Stack>
      </S.Overview>
      <SkeletonText lines={4} />
    </S.Details>
  )
}

interface ProductBuyProps {
  product: Product
  unit: string
  onUnitChange: (unit: string) => void
  onTally: () => void
}

/** Unit, quantity and the button to add to the cart. */
function ProductBuy({ product, unit, onUnitChange, onTally }: ProductBuyProps) {
  const products = useMessages(productsMessages)
  const common = useMessages(commonMessages)
  return (
    <S.Buy>
      <S.Unit>
        <Select
          label={products.unit}
          options={product.units.map((name) => ({ id: name, name }))}
          value={unit}
          onChange={onUnitChange}
          placeholder={common.choose}
        />
      </S.Unit>
      <InCart product={product} />
      <S.Add>
        <AddProduct
          // A modal that switches to another product starts at 1 again.
          key={product.id}
          product={product}
          unit={unit}
          addLabel={products.addToCart}
          size="large"
          isPrimary
          onTally={onTally}
        />
      </S.Add>
    </S.Buy>
  )
}
