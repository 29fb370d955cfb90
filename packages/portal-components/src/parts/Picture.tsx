import { token } from '@trade-portal/theme'
import { memo, useState } from 'react'
import { styled } from 'styled-components'

export interface PictureProps {
  src: string | null
  /** Empty where the name is shown beside it. */
  alt: string
  ratio?: '4/3' | '8/5'
  /** Width in px. Default: the width of the container. */
  size?: number
  /** Loads without delay, for a picture in the first screen. */
  isEager?: boolean
}

/**
 * A picture that has its final size while it loads, or the placeholder if there is none or it fails. It is memoised,
 * because lists have many, and its load is recorded on the element: a state update would re-render each one.
 */
export const Picture = memo(function Picture({
  src,
  alt,
  ratio = '4/3',
  size,
  isEager = false,
}: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null)
  const isRendered = !src || brokenSrc === src
  return (
    <Frame
      style={{ aspectRatio: ratio, inlineSize: size }}
      role={alt && isRendered ? 'img' : undefined}
      aria-label={alt && isRendered ? alt : undefined}
    >
      {isRendered ? (
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
    </Frame>
  )
})

function showIfThere(image: HTMLImageElement | null) {
  if (image?.complete && image.naturalWidth > 0) show(image)
}

function show(image: HTMLImageElement) {
  delete image.dataset['pending']
}

/** A drawing of boards in the current colour, for a product without a picture. */
export function PicturePlaceholder() {
  return (
    <svg
      viewBox="0 0 96 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M22 45 66 33l8 4-44 12zM22 45v5l8 4v-5M30 54l44-12v-5" />
      <path d="M22 34 66 22l8 4-44 12zM22 34v5l8 4v-5M30 43l44-12v-5" opacity=".6" />
    </svg>
  )
}

const Frame = styled.span`
  position: relative;
  flex: none;
  display: block;
  inline-size: 100%;
  border-radius: ${token.radius.small};
  background-image: linear-gradient(
    color-mix(in srgb, ${token.color.surfaceSunken} 30%, ${token.color.surfaceRaised}),
    ${token.color.surfaceSunken}
  );
  color: ${token.color.borderStrong};
  overflow: hidden;

  & > svg,
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  & > img {
    object-fit: contain;
    transition: opacity ${token.motion.float};
  }
  & > img[data-pending] {
    opacity: 0;
  }
  /* A photograph on white glares on a dark page. */
  @container style(--trade-color-scheme: dark) {
    & > img {
      filter: brightness(0.92);
    }
  }
`
