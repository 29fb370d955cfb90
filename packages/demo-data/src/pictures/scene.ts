import { onePath, outline, round, type Ink } from './Ink.ts'
import type { Solid } from './solids/Solid.ts'
import { hull, type Point3 } from './space.ts'
import { lookAt, type Camera, type Frame } from './View.ts'

/** Solids from the farthest to the nearest, and where they are seen from. */
export interface Scene {
  solids: Solid[]
  camera: Camera
}

/** Draws solids and the shadow they throw, filling a frame. */
export function drawScene({ solids, camera }: Scene, ink: Ink, frame: Frame): string {
  const points = solids.flatMap((solid) => solid.points)
  const view = lookAt(points, camera, frame)
  const ground = Math.min(...points.map(([, , z]) => z))
  const onGround = (point: Point3, lean: number): Point3 => {
    const height = point[2] - ground
    const [x, y] = view.towards
    // The sun is behind the camera on the left: shadows fall to the right and away.
    return [
      point[0] - (x * 0.3 + y * 0.55) * height * lean,
      point[1] - (y * 0.3 - x * 0.55) * height * lean,
      ground,
    ]
  }
  const shadow = (lean: number) =>
    onePath(
      solids
        .flatMap((solid) => solid.parts ?? [solid.points])
        .map((part) => outline(hull(part.map((point) => view.to(onGround(point, lean)))))),
    )
  const soft = round(frame.width * 0.018)
  const rendered = solids.map((solid) => solid.draw(view, ink)).join('')
  return `<g fill="#2b2620" opacity=".2" filter="${ink.blur(soft)}">${shadow(0.7)}</g><g fill="#1d1913" opacity=".34" filter="${ink.blur(round(soft / 3))}">${shadow(0.06)}</g>${rendered}`
}
