import { drawInFrame } from './drawProduct.ts'
import { createInk } from './Ink.ts'
import type { Picture } from './Picture.ts'
import type { Frame } from './View.ts'

const WIDTH = 640
const HEIGHT = 400

/** Places for groups of one, two or three products, the farthest first. */
const groups: Record<number, Frame[]> = {
  1: [{ x: 110, y: 50, width: 420, height: 300 }],
  2: [
    { x: 330, y: 44, width: 270, height: 190 },
    { x: 40, y: 140, width: 330, height: 220 },
  ],
  3: [
    { x: 350, y: 32, width: 256, height: 180 },
    { x: 40, y: 44, width: 256, height: 180 },
    { x: 190, y: 188, width: 290, height: 184 },
  ],
}

/** Draws a category or a type as up to three of its products, arranged as for a group photograph. */
export function drawCategory(pictures: readonly Picture[], seed: string): string {
  const ink = createInk('c', seed)
  const shown = pictures.slice(0, 3)
  const frames = groups[shown.length] ?? []
  // The first product is the category's own, so it is in front.
  const rendered = [...shown].reverse().map((picture, index) => {
    const frame = frames[index]
    return frame ? drawInFrame(picture, 'front', ink, frame) : ''
  })
  const backdrop = ink.gradient([0, 0], [0, HEIGHT], ['#fbfaf6', '#f2efe8', '#e2ddd2'])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${ink.definitions()}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${backdrop}"/>${rendered.join('')}</svg>`
}
