import type { Ink } from '../Ink.ts'
import type { Point3 } from '../space.ts'
import type { View } from '../View.ts'

/** A thing in a scene. */
export interface Solid {
  /** Its corners, which the camera must include and which throw the shadow. */
  points: Point3[]
  /** Pieces that throw their own shadows, where one outline around everything would fill a hole. */
  parts?: Point3[][]
  draw(view: View, ink: Ink): string
}
