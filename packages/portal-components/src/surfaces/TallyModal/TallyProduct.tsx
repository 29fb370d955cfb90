import { Picture } from '../../parts/Picture'
import { usePortal } from '../../PortalContext'
import type { TalliedProduct } from './TallyModal'
import * as S from './TallyModal.styles'
import { useTallyPrice } from './useTallyPrice'

export interface TallyProductProps {
  product: TalliedProduct
  mode: 'add' | 'update'
}

/** Which product the lengths are of. */
export function TallyProduct({ product, mode }: TallyProductProps) {
  const { messages, formats } = usePortal()
  const { isShown, taxWords } = useTallyPrice(mode)
  const { price, unit } = product
  return (
    <S.Product>
      <S.ProductPicture>
        <Picture src={product.image ?? null} alt="" ratio="4/3" />
      </S.ProductPicture>
      <div>
        <S.ProductName>{product.name}</S.ProductName>
        <S.Muted>
          {product.id}
          {isShown && ' · '}
          {isShown &&
            (price === null
              ? messages.common.priceOnRequest
              : `${formats.price(price)} / ${unit} ${taxWords}`)}
        </S.Muted>
      </div>
    </S.Product>
  )
}
