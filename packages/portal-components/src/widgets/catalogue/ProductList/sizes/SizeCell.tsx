import type { Product } from '@trade-portal/fluid-sdk'
import { Check } from 'lucide-react'
import { usePortal, useMessages } from '../../../../context/PortalContext'
import { productsMessages } from '../../../../messages/catalogue'
import { perUnit, priceText } from '../../../../messages/prices'
import { sizeGridMessages } from '../../../../messages/sizeGrid'
import { tallyMessages } from '../../../../messages/tally'
import { Text } from '../../../../parts/layout/Layout'
import { VisuallyHidden } from '../../../../parts/VisuallyHidden'
import * as S from './SizeView.styles'
import type { FilledSize } from './useFilledSizes'

export interface SizeCellProps {
  product: Product
  size: string
  suffix: string
  filled: FilledSize | undefined
  hasProblem: boolean
  isOpen: boolean
  seesPrices: boolean
  /** Tab stops here; the arrow keys reach the others. */
  isStop: boolean
  onPress: (product: Product) => void
}

/** The customer's price of a size, as the button that opens its lengths; with what is filled in. */
export function SizeCell(props: SizeCellProps) {
  const { product, size, suffix, filled, hasProblem, isOpen, seesPrices, isStop, onPress } = props
  const portal = usePortal()
  const products = useMessages(productsMessages)
  const tally = useMessages(tallyMessages)
  const words = useMessages(sizeGridMessages)
  const unit = product.units[0] ?? ''
  const price = priceText(product.customerPrice, portal)
  const amount = filled && `${portal.formats.quantity(filled.quantity)} ${unit}`
  const counted = filled && (filled.tally ? tally.piecesCount(filled.pieces) : amount)
  const heard = [
    suffix ? `${size}, ${suffix}` : size,
    seesPrices
      ? product.customerPrice === null
        ? price
        : `${price} ${perUnit(unit, portal).heard}`
      : products.add,
    ...(counted ? [counted] : []),
    ...(hasProblem ? [words.failed(1)] : []),
  ]
  return (
    <S.Cell
      type="button"
      tabIndex={isStop ? 0 : -1}
      data-product={product.id}
      data-filled={filled !== undefined || undefined}
      data-problem={hasProblem || undefined}
      aria-expanded={isOpen}
      onClick={() => onPress(product)}
    >
      <VisuallyHidden>{heard.join(', ')}</VisuallyHidden>
      {filled && (
        <Text size={14} nowrap aria-hidden>
          <Check size={16} aria-hidden />
          <span>
            {filled.tally
              ? `${words.piecesShort(portal.formats.quantity(filled.pieces))} · ${amount}`
              : amount}
          </span>
        </Text>
      )}
      {(seesPrices || !filled) && <S.Price aria-hidden>{seesPrices ? price : products.add}</S.Price>}
    </S.Cell>
  )
}
