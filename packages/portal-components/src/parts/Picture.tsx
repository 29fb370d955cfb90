import { memo, useState } from 'react'
import * as S from './Picture.styles'
import { PicturePlaceholder } from './PicturePlaceholder'

export interface PictureProps {
  src: string | null
  /** Empty where the name is shown beside it. */
  alt: string
  ratio?: '4/3' | '8/5' | '1/1'
  /** Width in px. Default: the width of the container. */
  size?: number
  /** Loads without delay, for a picture in the first screen. */
  isEager?: boolean
}

/**
 * A picture that has its final size while it loads, or the placeholder if there is none or it fails. It is
 * memoised, because lists have many, and its load is recorded on the element: a state update would re-render
 * each one.
 */
export const Picture = memo(function Picture({
  src,
  alt,
  ratio = '4/3',
  size,
  isEager = false,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isDrawn = !src || brokenSrc === src
  return (
    <S.Picture
      style={{ aspectRatio: ratio, inlineSize: size }}
      role={alt && isDrawn ? 'img' : undefined}
      aria-label={alt && isDrawn ? alt : undefined}
    >
      {isDrawn ? (
        <PicturePlaceholder />
      ) : (
        <img
          key={src}
          // A server-rendered picture may have loaded before hydration.
          ref={showIfThere}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          data-pending
          onLoad={(event) => show(event.currentTarget)}
          onError={() => setBrokenSrc(src)}
        />
      )}
    </S.Picture>
  )
})

function showIfThere(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth > 0) show(image)
}

function show(image: HTMLImageElement) {
  delete image.dataset['pending']
}
