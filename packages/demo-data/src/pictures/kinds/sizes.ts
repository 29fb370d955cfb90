import type { Picture } from '../Picture.ts'

/** Breadth and thickness against each other, within what still reads as the thing at the size of a thumbnail. */
export function section(
  picture: Picture,
  fallback: [width: number, thickness: number],
  limits: [number, number],
) {
  const [width, thickness] = [picture.width ?? fallback[0], picture.thickness ?? fallback[1]]
  return Math.max(limits[0], Math.min(limits[1], thickness / width))
}

/** A measure between bounds, as a share of them: 0 at the low one, 1 at the high one. */
export function share(value: number | undefined, low: number, high: number): number {
  return Math.max(0, Math.min(1, ((value ?? (low + high) / 2) - low) / (high - low)))
}
