import { memo, useState } from 'react'
import * as S from './Picture.styles'
import { PicturePlaceholder } from './PicturePlaceholder'

export interface PictureProps {
  src: string | null
  /** Empty where the name stands beside it. */
  alt: string
  ratio?: '4/3' | '8/5' | '1/1'
  /** Width in px; as wide as its place unless told. */
  size?: number
  /** Load at once, for a picture that is seen first. */
  isEager?: boolean
}

/**
 * A picture in its final size from the start, on a plain ground until it is there. Without one, or with a broken one, it
 * is the built-in drawing. It is memoised, as lists have many; and that one has come is told to the element itself, since
 * each would otherwise draw its part of the page again.
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
          // A picture that the server wrote may be there before anybody listens.
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
