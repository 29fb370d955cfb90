import { address, image, parts, text } from '../decode'

const PICTURE = /\.(png|jpe?g|gif|webp|avif|svg|bmp)$/i

/** The pictures among `|`-separated files, by their extension, in their order. */
export function pictures(files: unknown, endpoint: string): string[] {
  return parts(files)
    .filter((file) => /^data:image\//i.test(file) || PICTURE.test(path(file)))
    .flatMap((file) => image(file, endpoint) ?? [])
}

/**
 * The first `.pdf` among `|`-separated files. A name without an extension counts when its type, at the same place of
 * the parallel list, says pdf.
 */
export function datasheet(files: unknown, types: unknown, endpoint: string): string | null {
  const kinds = parts(types)
  const sheets = parts(files).flatMap((file, index) => {
    const isSheet = hasExtension(file) ? /\.pdf$/i.test(path(file)) : /pdf/i.test(text(kinds[index]))
    return (file && isSheet && address(file, endpoint)) || []
  })
  return sheets[0] ?? null
}

/** A file's path: what stands before its query and its fragment. */
function path(file: string): string {
  return file.replace(/[?#].*$/s, '')
}

function hasExtension(file: string): boolean {
  const name = path(file).split('/').at(-1) ?? ''
  return name.includes('.')
}
