import type { Pixels } from './logoColors'

/** Side of the square the logo is drawn into, in px: small enough to count its colours at once. */
const SIDE = 96

/**
 * Reads a picture's pixels, as a browser draws it.
 *
 * @throws {Error} when the file is no picture.
 */
export async function readLogo(file: Blob): Promise<Pixels> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode().catch(() => {
      throw new Error('This file is no picture that the browser can read.')
    })
    const canvas = document.createElement('canvas')
    canvas.width = SIDE
    canvas.height = SIDE
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser draws no pictures for a page.')
    // An SVG without an intrinsic size has none here.
    const [width, height] = [picture.naturalWidth || SIDE, picture.naturalHeight || SIDE]
    const scale = Math.min(SIDE / width, SIDE / height)
    context.drawImage(picture, 0, 0, width * scale, height * scale)
    return context.getImageData(0, 0, SIDE, SIDE).data
  } finally {
    URL.revokeObjectURL(address)
  }
}
