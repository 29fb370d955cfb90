import { useState } from 'react'
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
 * is the built-in drawing.
 */
export function Picture({ src, alt, ratio = '4/3', size, isEager = false }: PictureProps) {
  const [settled, setSettled] = useState<{ src: string; isBroken: boolean } | null>(null)
  const isSettled = src !== null && settled?.src === src
  const isDrawn = !src || (isSettled && settled.isBroken)
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
          // A picture that the server wrote may be there before anybody listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !isSettled) setSettled({ src, isBroken: false })
          }}
          src={src}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          data-pending={!isSettled || undefined}
          onLoad={() => setSettled({ src, isBroken: false })}
          onError={() => setSettled({ src, isBroken: true })}
        />
      )}
    </S.Picture>
  )
}
