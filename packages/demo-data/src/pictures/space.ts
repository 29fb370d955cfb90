export type Point2 = readonly [x: number, y: number]
export type Point3 = readonly [x: number, y: number, z: number]

export function add(a: Point3, b: Point3): Point3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

export function subtract(a: Point3, b: Point3): Point3 {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

export function scale(a: Point3, by: number): Point3 {
  return [a[0] * by, a[1] * by, a[2] * by]
}

export function dot(a: Point3, b: Point3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Point3, b: Point3): Point3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

export function normalise(a: Point3): Point3 {
  return scale(a, 1 / (Math.hypot(...a) || 1))
}

/** Turns a point about the upright axis through another. */
export function turn(point: Point3, degrees: number, about: Point3 = [0, 0, 0]): Point3 {
  const angle = (degrees * Math.PI) / 180
  const [x, y, z] = subtract(point, about)
  return add(about, [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle), z])
}

/** The outline around points, in order (monotone chain). */
export function hull(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point2[]) => {
    const chain: Point2[] = []
    for (const point of list) {
      while (chain.length > 1 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

function turnsLeft(a: Point2 | undefined, b: Point2 | undefined, c: Point2): boolean {
  if (!a || !b) return true
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
