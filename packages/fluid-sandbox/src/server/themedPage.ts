import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { contentType, encodingsTaken } from './files.ts'
import type { Encoding, Folders } from './files.ts'

const PAGE = 'index.html'
const THEME = 'config/theme.css'
/** The link of the page to the merchant's theme. */
const LINK = /<link\b[^>]*\bhref="\.\/config\/theme\.css"[^>]*>/

const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A page as last sent, and its compressed forms. */
interface Written {
  html: string
  tag: string
  packed: Map<Encoding, Promise<Buffer>>
}

const written = new WeakMap<Folders, Written>()

/**
 * Answers with the portal's page with the merchant's `config/theme.css` written into it, so that the first paint
 * waits for no other file. Both are read at each request, so that a changed theme shows at the next.
 *
 * `undefined`: the page is not requested for display, or has no theme to write into it. A service worker that caches
 * the page gets the file as built, and requests the theme whenever it shows the page.
 */
export async function themedPage(
  request: Request,
  name: string,
  folders: Folders,
): Promise<Response | undefined> {
  if (name !== PAGE || (request.headers.get('Sec-Fetch-Mode') ?? 'navigate') !== 'navigate') return undefined
  const html = await readThemedPage(folders)
  if (html === null) return undefined
  const page = pageOf(folders, html)
  const [encoding] = encodingsTaken(request.headers.get('Accept-Encoding'))
  const body = encoding ? await packedOf(page, encoding) : Buffer.from(html)
  const headers = {
    'Content-Type': contentType(PAGE),
    'Content-Length': String(body.length),
    'Cache-Control': 'no-cache',
    ETag: `"${page.tag}${encoding ?? ''}"`,
    Vary: 'Accept-Encoding, Sec-Fetch-Mode',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (request.headers.get('If-None-Match') === headers.ETag) {
    const { 'Content-Length': _, ...others } = headers
    return new Response(null, { status: 304, headers: others })
  }
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { headers })
}

async function readThemedPage({ root, config }: Folders): Promise<string | null> {
  if (root === undefined) return null
  const read = (...path: string[]) => readFile(join(...path), 'utf8').catch(() => null)
  const ofMerchant = config === undefined ? null : read(config, THEME.slice('config/'.length))
  const [page, theme] = [await read(root, PAGE), (await ofMerchant) ?? (await read(root, THEME))]
  return page === null || theme === null ? null : withTheme(page, theme)
}

/** Returns the cached page, replaced when its content has changed. */
function pageOf(folders: Folders, html: string): Written {
  const last = written.get(folders)
  if (last?.html === html) return last
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 16)
  const page = { html, tag, packed: new Map() }
  written.set(folders, page)
  return page
}

function packedOf({ html, packed }: Written, encoding: Encoding): Promise<Buffer> {
  const made = packed.get(encoding) ?? pack[encoding](html)
  packed.set(encoding, made)
  return made
}

/** Replaces the page's link to a theme by the theme; `null` when it would not have the same effect there. */
function withTheme(page: string, theme: string): string | null {
  // Addresses in an image set may be plain strings, indistinguishable from others.
  if (!LINK.test(page) || /image-set\(/i.test(theme)) return null
  // As text of the page it must not end its element.
  const styles = fromPage(theme.replace(/^\uFEFF/, '')).replaceAll('</', '<\\/')
  return page.replace(LINK, () => `<style data-href="./${THEME}">${styles}</style>`)
}

const TEXT = String.raw`"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'`
/** Comments and strings, which hold no address, and addresses. */
const PARTS = new RegExp(
  String.raw`/\*[^]*?\*/|(url\(\s*|@import\s+(?=["']))(${TEXT}|[^"'\s)][^\s)]*)|${TEXT}`,
  'gi',
)

/** Rewrites the addresses of a theme, which are relative to its folder, relative to the page. */
function fromPage(theme: string): string {
  return theme.replace(PARTS, (part: string, before?: string, address = '') => {
    const [, quote = '', start = ''] = /^(["']?)([^]*)/.exec(address) ?? []
    const isRelative = before !== undefined && !/^(?:[a-z][a-z\d+.-]*:|[/#"']|$)/i.test(start)
    return isRelative ? `${before}${quote}./config/${start}` : part
  })
}
