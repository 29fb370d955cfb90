import { createReadStream, type Stats } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import { Readable } from 'node:stream'
import { contentType, encodings, encodingsTaken } from './files.ts'
import type { Encoding, Folders } from './files.ts'
import { themedPage } from './themedPage.ts'

const CONFIG = 'config/'
const HASHED = ['assets/', 'embed/chunks/']
/** Parts that pages of other origins fetch: the elements' scripts, and their portal's configuration. */
const OPENED = [CONFIG, 'embed/']

/** Answers with a file of the folders; `undefined` when none of them has it. */
export async function staticFile(
  request: Request,
  path: string,
  folders: Folders,
): Promise<Response | undefined> {
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path
  const file = (await themedPage(request, name, folders)) ?? (await ownFile(request, name, folders))
  if (OPENED.some((part) => name.startsWith(part))) file?.headers.set('Access-Control-Allow-Origin', '*')
  return file
}

/**
 * Answers a sign-in sent as a form, when the page's scripts were off or refused, with the page again and a notice.
 * The typed values are never read.
 */
export async function signInAgain(
  { url, headers }: Request,
  path: string,
  folders: Folders,
): Promise<Response | undefined> {
  const isPage = path === '' || path === 'index.html'
  return isPage ? staticFile(new Request(url, { headers }), path, folders) : undefined
}

/** Answers a visitor whose address has no file with the build's page for that, which knows the portal's routes. */
export async function pageNotFound(request: Request, folders: Folders): Promise<Response | undefined> {
  if (!request.headers.get('Accept')?.includes('text/html')) return undefined
  const page = await staticFile(
    new Request(request.url, { headers: withoutTag(request) }),
    '404.html',
    folders,
  )
  return page && new Response(page.body, { status: 404, headers: page.headers })
}

/** Returns the headers of a request without the tag of an earlier version of the page. */
function withoutTag(request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.delete('If-None-Match')
  return headers
}

async function ownFile(
  request: Request,
  name: string,
  { root, config }: Folders,
): Promise<Response | undefined> {
  if (config !== undefined && name.startsWith(CONFIG)) {
    const found = await fileOf(request, config, name.slice(CONFIG.length), 'no-cache')
    if (found) return found
  }
  // These names contain a hash of the content; any other name may hold another file tomorrow.
  const cache = HASHED.some((part) => name.startsWith(part))
    ? 'public, max-age=31536000, immutable'
    : 'no-cache'
  return root === undefined ? undefined : await fileOf(request, root, name, cache)
}

async function fileOf(
  request: Request,
  folder: string,
  name: string,
  cache: string,
): Promise<Response | undefined> {
  const base = resolve(folder)
  const file = join(base, name)
  if (!file.startsWith(base + sep) || name.includes('\0')) return undefined
  // A build's own notes, such as `.vite/manifest.json`, are private.
  if (/(^|\/)\.(?!well-known\/)/.test(name)) return undefined
  const found = await smallestOf(file, encodingsTaken(request.headers.get('Accept-Encoding')))
  if (!found) return undefined
  const { facts, encoding } = found
  const headers = {
    'Content-Type': contentType(file),
    'Cache-Control': cache,
    ETag: etagOf(facts, encoding),
    Vary: 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding && { 'Content-Encoding': encoding }),
  }
  if (request.headers.get('If-None-Match') === headers.ETag)
    return new Response(null, { status: 304, headers })
  const sized = { ...headers, 'Content-Length': String(facts.size) }
  if (request.method === 'HEAD') return new Response(null, { headers: sized })
  return new Response(Readable.toWeb(createReadStream(found.file)) as ReadableStream, { headers: sized })
}

interface Found {
  file: string
  facts: Stats
  /** It is the file's content so encoded, which a build has put beside it. */
  encoding?: Encoding
}

async function smallestOf(file: string, taken: readonly Encoding[]): Promise<Found | undefined> {
  const facts = await stat(file).catch(() => null)
  if (!facts?.isFile()) return undefined
  for (const encoding of taken) {
    const encoded = file + encodings[encoding]
    const its = await stat(encoded).catch(() => null)
    // A file changed by hand since, such as a stylesheet, is sent as it is.
    if (its?.isFile() && its.mtimeMs >= facts.mtimeMs) return { file: encoded, facts: its, encoding }
  }
  return { file, facts }
}

function etagOf({ size, mtimeMs }: Stats, encoding = ''): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}${encoding}"`
}
