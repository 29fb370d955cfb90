import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { useReducedMotion } from './useReducedMotion'

const ADVANCE_EVERY = 15_000

/** Turns a strip of slides by itself, until somebody pauses it, looks at it closely, or asked for stillness. */
export function useCarousel(count: number) {
  const isStill = useReducedMotion()
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : 24 })
  const [index, setIndex] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (!embla) return
    const follow = () => setIndex(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => {
      embla.off('select', follow)
    }
  }, [embla])

  const turns = !isPaused && !isStill
  useEffect(() => {
    if (!embla || !turns || isHeld || count < 2) return
    const timer = setInterval(() => embla.scrollNext(), ADVANCE_EVERY)
    return () => clearInterval(timer)
    // A slide that was chosen by hand stays its full time.
  }, [embla, turns, isHeld, count, index])

  return {
    viewportRef,
    index,
    turns,
    hold: () => setIsHeld(true),
    release: () => setIsHeld(false),
    togglePause: () => setIsPaused((was) => !was),
    canTurn: !isStill,
    show: (slide: number) => embla?.scrollTo(slide),
    next: () => embla?.scrollNext(),
    previous: () => embla?.scrollPrev(),
  }
}
