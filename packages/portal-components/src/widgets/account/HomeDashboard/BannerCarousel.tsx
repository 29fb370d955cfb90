import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import useEmblaCarousel from 'embla-carousel-react'
import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { homeMessages } from '../../../messages/home'
import { PicturePlaceholder } from '../../../parts/Picture'
import { useDirection } from '../../../parts/useDirection'
import * as S from './BannerCarousel.styles'

export interface BannerCarouselProps {
  /** Entries of type `clickableimage`: picture URL, link URL, alternative text. */
  banners: WidgetEntry[]
}

/** Shows the merchant's banners, one at a time. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const { client, hrefFor, pace } = usePortal()
  const words = useMessages(homeMessages)
  const isStill = useReducedMotion()
  const isSeveral = banners.length > 1
  const { direction, directionRef } = useDirection()
  const [viewportRef, embla] = useEmblaCarousel({ loop: isSeveral, duration: isStill ? 0 : 24, direction })
  const carousel = useCarousel({ embla, count: banners.length, isStill, pace })

  // Arrow keys move the focus from a banner's link to the next banner's, because the hidden link can no longer hold it.
  const slidesRef = useRef<HTMLDivElement>(null)
  const takesFocus = useRef(false)
  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    slidesRef.current?.children[carousel.index]?.querySelector('a')?.focus({ preventScroll: true })
  }, [carousel.index])

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    takesFocus.current = event.target instanceof HTMLAnchorElement
    if (event.key === (direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) carousel.next()
    else carousel.previous()
  }

  return (
    <S.Carousel
      ref={directionRef}
      role="group"
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onPointerEnter={() => carousel.setIsHovered(true)}
      onPointerLeave={() => carousel.setIsHovered(false)}
      onFocus={() => carousel.setIsFocused(true)}
      onBlur={() => carousel.setIsFocused(false)}
      {...(isSeveral && { onKeyDown: turnByKey })}
    >
      <S.Viewport ref={viewportRef}>
        <S.Slides ref={slidesRef} aria-live={carousel.turns ? 'off' : 'polite'}>
          {banners.map((banner, index) => {
            const href = bannerHref(banner.secondValue, client.configuration.endpoint, hrefFor)
            const image = <BannerImage src={banner.value} alt={banner.description} />
            return (
              <S.Slide
                key={index}
                role="group"
                aria-roledescription="slide"
                aria-label={words.slide(index + 1, banners.length)}
                inert={index !== carousel.index}
              >
                {href ? <S.SlideLink href={href}>{image}</S.SlideLink> : image}
              </S.Slide>
            )
          })}
        </S.Slides>
      </S.Viewport>
      {isSeveral && (
        <S.Controls>
          {carousel.canTurn && (
            <S.PauseButton
              type="button"
              onClick={carousel.togglePause}
              aria-label={carousel.turns ? words.pause : words.play}
            >
              {carousel.turns ? <Pause size={14} aria-hidden /> : <Play size={14} aria-hidden />}
            </S.PauseButton>
          )}
          {banners.map((_banner, index) => (
            <S.Dot
              key={index}
              type="button"
              onClick={() => carousel.show(index)}
              aria-label={words.goToSlide(index + 1)}
              aria-current={index === carousel.index}
            />
          ))}
        </S.Controls>
      )}
    </S.Carousel>
  )
}

/**
 * Returns the URL of a banner's link: a route of the portal (`/products/…` or `#/products/…`) or an http(s) URL,
 * resolved against the merchant's endpoint. Any other text gives `null`.
 */
function bannerHref(link: string, endpoint: string, hrefFor: (to: string) => string): string | null {
  const address = link.trim()
  if (address === '') return null
  const route = address.replace(/^#(?=\/)/, '')
  if (/^\/(?!\/)/.test(route)) return hrefFor(route)
  try {
    const { href, protocol } = new URL(address, `${endpoint}/`)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}

const query = '(prefers-reduced-motion: reduce)'

/** Returns true if the customer prefers reduced motion. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = mediaOf()
      media?.addEventListener('change', onChange)
      return () => media?.removeEventListener('change', onChange)
    },
    () => mediaOf()?.matches ?? false,
    () => false,
  )
}

/** The jsdom of a host's tests has no `matchMedia`. */
const mediaOf = () => (typeof window.matchMedia === 'function' ? window.matchMedia(query) : null)

interface BannerImageProps {
  src: string
  alt: string
}

/** Shows a banner's picture, or the built-in placeholder with the same label if it fails to load. */
function BannerImage({ src, alt }: BannerImageProps) {
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

const ADVANCE_EVERY = 15_000

interface CarouselOptions {
  embla: UseEmblaCarouselType[1]
  count: number
  /** The customer prefers reduced motion. */
  isStill: boolean
  /** Divides the display time of each slide. */
  pace: number
}

/** Rotates the slides until the customer pauses, hovers or focuses them. Use it with embla. */
function useCarousel({ embla, count, isStill, pace }: CarouselOptions) {
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)

  useEffect(() => {
    if (!embla) return
    const follow = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => {
      embla.off('select', follow)
    }
  }, [embla])

  const turns = !isPaused && !isStill
  const isHeld = isHovered || isFocused
  useEffect(() => {
    if (!embla || !turns || isHeld || count < 2) return
    const timer = setInterval(() => embla.scrollNext(), ADVANCE_EVERY / pace)
    return () => clearInterval(timer)
    // `index` restarts the timer, so that a slide chosen by hand keeps its full time.
  }, [embla, turns, isHeld, count, index, pace])

  return {
    index,
    turns,
    setIsHovered,
    setIsFocused,
    togglePause: () => setIsPaused((was) => !was),
    canTurn: !isStill,
    show: (slide: number) => embla?.scrollTo(slide),
    next: () => embla?.scrollNext(),
    previous: () => embla?.scrollPrev(),
  }
}
