import type { Product } from '@trade-portal/fluid-sdk'
import { useState } from 'react'
import { Picture } from '../../parts/Picture'
import { usePortal } from '../../context/PortalContext'
import * as S from './ProductModal.styles'
import { productModalWords } from '../../messages/productModal'

export interface ProductGalleryProps {
  product: Product
}

/** The pictures of a product: one large, the others to choose from. */
export function ProductGallery({ product }: ProductGalleryProps) {
  const { say } = usePortal()
  const [shown, setShown] = useState(0)
  const words = say(productModalWords)
  const pictures = product.gallery.length > 0 ? product.gallery : [product.image]
  return (
    <S.Gallery>
      <Picture src={pictures[shown] ?? null} alt={product.name} ratio="4/3" />
      {pictures.length > 1 && (
        <S.Thumbnails aria-label={words.gallery}>
          {pictures.map((picture, index) => (
            <li key={index}>
              <S.Thumbnail
                type="button"
                aria-label={words.picture(index + 1, pictures.length)}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <Picture src={picture} alt="" ratio="4/3" />
              </S.Thumbnail>
            </li>
          ))}
        </S.Thumbnails>
      )}
    </S.Gallery>
  )
}
