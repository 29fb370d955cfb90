import { add, cross, dot, normalise, scale, subtract, type Point2, type Point3 } from './space.ts'

/** The direction that a scene is seen from, in degrees: `yaw` around the upright axis, `pitch` above the ground. */
export interface Camera {
  yaw: number
  pitch: number
  /** Above 1, the picture shows a detail that runs out of its frame. */
  zoom?: number
  /** The point to keep in the middle. Default: the middle of the scene. */
  focus?: Point3
}

/** A rectangle of the picture. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** Turns places in a scene into places in the picture. */
export interface View {
  to(point: Point3): Point2
  /** Position along the line of sight: larger is nearer. */
  depth(point: Point3): number
  /** Picture units per scene unit at a point. */
  scaleAt(point: Point3): number
  /** 0.6 in the shade to 1.15 in the light, for a surface that faces this way. */
  light(normal: Point3): number
  /** The direction towards the camera. */
  towards: Point3
}

/** Distance of the camera, in radii of the scene: near enough for depth, far enough not to distort. */
const DISTANCE = 5

/** Places the camera so that all points fill the frame. */
export function lookAt(points: readonly Point3[], camera: Camera, frame: Frame): View {
  const yaw = (camera.yaw * Math.PI) / 180
  const pitch = (camera.pitch * Math.PI) / 180
  const towards: Point3 = [Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch)]
  const right: Point3 = [-Math.sin(yaw), Math.cos(yaw), 0]
  const up = cross(towards, right)
  const centre = middle(points)
  const radius = Math.max(...points.map((point) => Math.hypot(...subtract(point, centre))))
  const distance = radius * DISTANCE
  const sun = normalise(add(add(scale(right, -0.55), [0, 0, 0.9]), scale(towards, 0.55)))

  const perspective = (point: Point3) => distance / (distance - dot(subtract(point, centre), towards))
  const flat = (point: Point3): Point2 => {
    const from = subtract(point, centre)
    const factor = perspective(point)
    return [dot(from, right) * factor, -dot(from, up) * factor]
  }

  const box = bounds(points.map(flat))
  const fit = Math.min(frame.width / (box.right - box.left), frame.height / (box.bottom - box.top))
  const zoom = fit * (camera.zoom ?? 1)
  const target = camera.focus
    ? flat(camera.focus)
    : ([(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const)
  return {
    to(point) {
      const [x, y] = flat(point)
      return [
        frame.x + frame.width / 2 + (x - target[0]) * zoom,
        frame.y + frame.height / 2 + (y - target[1]) * zoom,
      ]
    },
    depth: (point) => dot(subtract(point, centre), towards),
    scaleAt: (point) => perspective(point) * zoom,
    light: (normal) => 0.6 + 0.52 * Math.max(0, dot(normal, sun)),
    towards,
  }
}

function middle(points: readonly Point3[]): Point3 {
  const side = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [side(0), side(1), side(2)]
}

function bounds(points: readonly Point2[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
