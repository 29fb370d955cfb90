import type { WidgetEntry } from '@trade-portal/fluid-sdk'
import useEmblaCarousel from 'embla-carousel-react'
import { Pause, Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { usePortal } from '../../PortalContext'
import * as S from './BannerCarousel.styles'
import { bannerHref } from './bannerHref'
import { useCarousel } from './useCarousel'
import { useReducedMotion } from './useReducedMotion'

export interface BannerCarouselProps {
  /** Entries of type `clickableimage`: address of the picture, address of the link, alternative text. */
  banners: WidgetEntry[]
}

/** The merchant's banners, one at a time. */
export function BannerCarousel({ banners }: BannerCarouselProps) {
  const { client, hrefFor, messages } = usePortal()
  const words = messages.home
  const isStill = useReducedMotion()
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : 24 })
  const carousel = useCarousel({ embla, count: banners.length, isStill })

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') carousel.next()
    else if (event.key === 'ArrowLeft') carousel.previous()
    else return
    event.preventDefault()
  }

  return (
    <S.Carousel
      role="group"
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onPointerEnter={carousel.hold}
      onPointerLeave={carousel.release}
      onFocus={carousel.hold}
      onBlur={carousel.release}
      onKeyDown={turnByKey}
    >
      <S.Viewport ref={viewportRef}>
        <S.Slides aria-live={carousel.turns ? 'off' : 'polite'}>
          {banners.map((banner, index) => {
            const href = bannerHref(banner.secondValue, client.configuration.endpoint, hrefFor)
            const image = <S.Image src={banner.value} alt={banner.description} draggable={false} />
            return (
              <S.Slide
                key={banner.value}
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
      {banners.length > 1 && (
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
          {banners.map((banner, index) => (
            <S.Dot
              key={banner.value}
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
