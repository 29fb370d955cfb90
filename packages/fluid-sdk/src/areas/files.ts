import { address, DATA_IMAGE, image, parts, text } from '../calls/decode'

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i
const PDF = /pdf/i
const PDF_NAME = /\.pdf$/i
const AFTER_PATH = /[?#]/

/** Returns the pictures among `|`-separated files, by their extension, in their order. */
export function pictures(files: unknown, endpoint: string): string[] {
  return parts(files)
    .filter((file) => DATA_IMAGE.test(file) || PICTURE.test(path(file)))
    .flatMap((file) => image(file, endpoint) ?? [])
}

/**
 * Returns the first `.pdf` among `|`-separated files. A name without an extension counts when its type, at the same
 * index of the parallel list, is pdf.
 */
export function datasheet(files: unknown, types: unknown, endpoint: string): string | null {
  if (!PDF.test(text(files)) && !PDF.test(text(types))) return null
  const names = parts(files)
  for (let place = 0; place < names.length; place++) {
    const file = names[place] ?? ''
    const name = path(file)
    const isSheet = hasExtension(name) ? PDF_NAME.test(name) : PDF.test(parts(types)[place] ?? '')
    const sheet = isSheet ? address(file, endpoint) : null
    if (sheet !== null) return sheet
  }
  return null
}

/** Returns a file's path, without query and fragment. */
function path(file: string): string {
  const end = file.search(AFTER_PATH)
  return end < 0 ? file : file.slice(0, end)
}

function hasExtension(path: string): boolean {
  return path.lastIndexOf('.') > path.lastIndexOf('/')
}
