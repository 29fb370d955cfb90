import { lit } from '../colour.ts'
import { line, outline, type Ink } from '../Ink.ts'
import { add, cross, normalise, scale, subtract, type Point2, type Point3 } from '../space.ts'
import type { View } from '../View.ts'
import type { Solid } from './Solid.ts'

export interface PrismLook {
  colour: string
  /** Of the cut ends. */
  endColour?: string
}

/** A shape drawn out to a length along x. The shape lies in y and z, in order against the clock. */
export function prism(at: Point3, length: number, shape: readonly Point2[], look: PrismLook): Solid {
  const turning = area(shape) > 0 ? [...shape] : [...shape].reverse()
  const front = turning.map(([y, z]): Point3 => add(at, [length, y, z]))
  const back = turning.map(([y, z]): Point3 => add(at, [0, y, z]))
  return {
    points: [...front, ...back],
    draw(view, ink) {
      const strips = turning
        .map((_, index) => strip(index))
        .filter(({ corners }) => isSeen(corners, view))
        .sort((a, b) => a.depth(view) - b.depth(view))
        .map(({ corners, normal }) => {
          const colour = lit(look.colour, view.light(normal))
          const [first, second] = [view.to(corners[0]), view.to(corners[1])]
          // Rolled profiles have so many strips that the strips themselves make the gradient.
          const isRolled = turning.length > 24
          const fill = isRolled
            ? colour
            : ink.gradient(first, second, [lit(colour, 0.94), lit(colour, 1.04), lit(colour, 0.97)])
          return `<path d="${outline(corners.map(view.to))}" fill="${fill}" stroke="${colour}" stroke-width=".7"/>`
        })
      return strips.join('') + drawEnds(view, ink)
    },
  }

  function strip(index: number) {
    const next = (index + 1) % turning.length
    const corners = [back[index], front[index], front[next], back[next]].map(
      (point): Point3 => point ?? [0, 0, 0],
    ) as [Point3, Point3, Point3, Point3]
    const normal = normalise(cross(subtract(corners[1], corners[0]), subtract(corners[3], corners[0])))
    const centre = scale(corners.reduce(add), 0.25)
    return {
      corners,
      normal: scale(normal, -1),
      depth: (view: View) => view.depth(centre),
    }
  }

  function drawEnds(view: View, ink: Ink): string {
    const isFrontSeen = view.towards[0] > 0
    const seen = (isFrontSeen ? front : back).map(view.to)
    const colour = lit(look.endColour ?? look.colour, view.light([isFrontSeen ? 1 : -1, 0, 0]))
    const [first] = seen
    const last = seen[Math.floor(seen.length / 2)]
    const fill = first && last ? ink.gradient(first, last, [lit(colour, 1.05), lit(colour, 0.92)]) : colour
    return `<path d="${outline(seen)}" fill="${fill}"/><path d="${line([...seen, ...seen.slice(0, 1)])}" fill="none" stroke="#fff" stroke-width=".8" opacity=".45"/>`
  }
}

/** Returns whether corners run counterclockwise in the picture, which is the side facing the camera. */
function isSeen(corners: readonly Point3[], view: View): boolean {
  return area(corners.map(view.to)) > 0
}

function area(points: readonly Point2[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

/** Gives a bent line a thickness, as rolled metal has one. */
export function ribbon(path: readonly Point2[], thickness: number): Point2[] {
  const offset = path.map(([x, y], index): Point2 => {
    const [beforeX, beforeY] = path[index - 1] ?? [x, y]
    const [afterX, afterY] = path[index + 1] ?? [x, y]
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    return [x - ((afterY - beforeY) / length) * thickness, y + ((afterX - beforeX) / length) * thickness]
  })
  return [...path, ...offset.reverse()]
}
