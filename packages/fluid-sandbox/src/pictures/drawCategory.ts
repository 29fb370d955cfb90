import { drawInFrame } from './drawProduct.ts'
import { createInk } from './Ink.ts'
import type { Picture } from './Picture.ts'
import type { Frame } from './View.ts'

const WIDTH = 640
const HEIGHT = 400

/** Where one, two or three products stand, the farthest first. */
const groups: Record<number, Frame[]> = {
  1: [{ x: 110, y: 50, width: 420, height: 300 }],
  2: [
    { x: 296, y: 46, width: 300, height: 220 },
    { x: 44, y: 120, width: 340, height: 236 },
  ],
  3: [
    { x: 330, y: 34, width: 270, height: 190 },
    { x: 44, y: 50, width: 270, height: 190 },
    { x: 180, y: 170, width: 310, height: 200 },
  ],
}

/** Draws a category or a type as up to three of its products, arranged as for a group photograph. */
export function drawCategory(pictures: readonly Picture[], seed: string): string {
  const ink = createInk('c', seed)
  const shown = pictures.slice(0, 3)
  const frames = groups[shown.length] ?? []
  // The first product is the category's own: it stands in front.
  const drawn = [...shown].reverse().map((picture, index) => {
    const frame = frames[index]
    return frame ? drawInFrame(picture, 'front', ink, frame) : ''
  })
  const backdrop = ink.gradient([0, 0], [0, HEIGHT], ['#fbfaf6', '#f2efe8', '#e2ddd2'])
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${ink.definitions()}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="${backdrop}"/>${drawn.join('')}</svg>`
}
