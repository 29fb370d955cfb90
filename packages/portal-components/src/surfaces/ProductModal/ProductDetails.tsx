import type { Product } from '@trade-portal/fluid-sdk'
import { FileText } from 'lucide-react'
import { Link } from '../../parts/Link'
import { usePortal } from '../../context/PortalContext'
import { featuresQuery, informationQuery } from '../../data/catalogue/catalogue'
import { ProductGallery } from './ProductGallery'
import * as S from './ProductModal.styles'
import { ProductPrices } from './ProductPrices'
import { ProductTexts } from './ProductTexts'
import { productsWords } from '../../messages/catalogue'
import { productModalWords } from '../../messages/productModal'
import { commonWords } from '../../messages/common'

export interface ProductDetailsProps {
  product: Product
  unit: string
}

/** The merchant's texts, pictures and prices of a product. */
export function ProductDetails({ product, unit }: ProductDetailsProps) {
  const { client, say, settings } = usePortal()
  const words = say(productModalWords)
  return (
    <S.Details>
      <S.Overview>
        <ProductGallery key={product.id} product={product} />
        <S.Facts>
          <S.Sku>
            {say(productsWords).sku} <strong>{product.id}</strong>
          </S.Sku>
          {product.description && <S.Description>{product.description}</S.Description>}
          {!settings.hidesProductPrices && <ProductPrices product={product} unit={unit} />}
          {product.datasheet && (
            <div>
              <Link
                href={product.datasheet}
                isExternal
                externalLabel={say(commonWords).externalLink}
                icon={<FileText aria-hidden />}
              >
                {words.viewDatasheet}
              </Link>
            </div>
          )}
        </S.Facts>
      </S.Overview>
      <ProductTexts title={words.features} query={featuresQuery(client, product.id)} />
      <ProductTexts title={words.information} query={informationQuery(client, product.id)} />
    </S.Details>
  )
}
