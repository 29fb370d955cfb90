import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useState } from 'react'

const ADVANCE_EVERY = 15_000

export interface CarouselOptions {
  embla: UseEmblaCarouselType[1]
  count: number
  /** The customer prefers reduced motion. */
  isStill: boolean
  /** Divides the display time of each slide. */
  pace: number
}

/** Rotates the slides until the customer pauses, hovers or focuses them. Use it with embla. */
export function useCarousel({ embla, count, isStill, pace }: CarouselOptions) {
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
