import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Below this size the response headers outweigh the saving. */
const LEAST_BYTES = 1024

/**
 * Writes `.br` and `.gz` beside each text file of a folder, for hosts that serve them in its place. `config/` is left
 * out, because a merchant edits its files by hand.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = await Array.fromAsync(
    glob('**/*.{css,html,js,json,svg,wasm}', { cwd: folder, exclude: ['config'] }),
  )
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < LEAST_BYTES) return
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: text.length }
  const [brotli, gzipped] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}
