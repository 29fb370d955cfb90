import { createRandom, type Random } from '@trade-portal/fluid-sandbox'
import type { Point2 } from './space.ts'

/**
 * The means of a drawing: it collects gradients, clips and shapes, and supplies the randomness that makes no two
 * boards alike.
 */
export interface Ink {
  /** A fill that runs from one place to another through evenly spaced colours. */
  gradient(from: Point2, to: Point2, colours: readonly string[]): string
  /** A soft edge for shadows. */
  blur(amount: number): string
  /** Stores a clipping path: the value of a `clip-path`. */
  clip(path: string): string
  /** Stores a path drawn several times: the value of a `href`. */
  shape(path: string): string
  random: Random
  /** Returns everything collected, for the head of the drawing. */
  definitions(): string
}

/** Starts a drawing. Two of one page need different prefixes. */
export function createInk(prefix: string, seed: string): Ink {
  const made = new Map<string, string>()

  function define(body: (id: string) => string): string {
    const key = body('')
    const known = made.get(key)
    if (known) return known
    const id = `${prefix}${made.size}`
    made.set(key, id)
    written.push(body(id))
    return id
  }
  const written: string[] = []

  return {
    gradient(from, to, colours) {
      const stops = colours.map(
        (colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`,
      )
      const [x1, y1, x2, y2] = [...from, ...to].map(round)
      return `url(#${define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>`,
      )})`
    },
    blur(amount) {
      return `url(#${define(
        (id) =>
          `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
      )})`
    },
    clip: (path) => `url(#${define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)})`,
    shape: (path) => `#${define((id) => `<path id="${id}" d="${path}"/>`)}`,
    random: createRandom(seed),
    definitions: () => written.join(''),
  }
}

/** Rounds to one decimal, which is finer than a screen shows. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Draws paths that look the same as one element: a browser works out each element of a picture. */
export function onePath(paths: readonly string[]): string {
  return `<path d="${paths.join('')}"/>`
}

/** A closed path through points. */
export function outline(points: readonly Point2[]): string {
  return `${line(points)}Z`
}

/** An open path through points, in relative steps, which are shorter to write than coordinates. */
export function line(points: readonly Point2[]): string {
  let [lastX, lastY] = [0, 0]
  return points
    .map(([x, y], index) => {
      const [tenthX, tenthY] = [Math.round(x * 10), Math.round(y * 10)]
      const step = pair((tenthX - lastX) / 10, (tenthY - lastY) / 10)
      ;[lastX, lastY] = [tenthX, tenthY]
      return `${index ? 'l' : 'M'}${step}`
    })
    .join('')
}

/** Joins two numbers of a path. A minus sign separates them as well as a space does. */
function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`
}
