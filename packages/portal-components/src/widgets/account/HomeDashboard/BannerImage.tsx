import { useState } from 'react'
import { PicturePlaceholder } from '../../../parts/PicturePlaceholder'
import * as S from './BannerCarousel.styles'

export interface BannerImageProps {
  src: string
  alt: string
}

/** A banner's picture; a broken one is the built-in drawing, under the same name. */
export function BannerImage({ src, alt }: BannerImageProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (!src || broken === src) {
    return (
      <S.Missing role="img" aria-label={alt}>
        <PicturePlaceholder />
      </S.Missing>
    )
  }
  return <S.Image src={src} alt={alt} draggable={false} onError={() => setBroken(src)} />
}
