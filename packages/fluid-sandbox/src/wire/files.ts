/** A picture or a datasheet, made when it is asked for. */
export interface SandboxFile {
  contentType: string
  body: string | Uint8Array<ArrayBuffer>
}

/** Makes the file of an address as the seed spells it (`pictures/PINE9045.svg`), or `null` when there is none. */
export type FileSource = (path: string) => SandboxFile | null

export interface Files {
  /** Returns the text of a file in an answer: its address or the file itself. */
  addressOf(path: string): string
  /**
   * Returns the files of a `|`-separated list that an answer only names: all of them, unless pictures are inline. A
   * row with its own picture then repeats none, which keeps a page of products in the hundreds of kilobytes.
   */
  namedOf(paths: string): string[]
  /** Answers a request for a file; `undefined` when there is none. */
  respond(request: Request, url: URL): Response | undefined
}

/** The last two segments of an address: folder and name. */
const FILE_PATH = /[^/]+\/[^/]+$/

export function createFiles({
  source,
  pictures,
}: {
  source: FileSource
  pictures: 'files' | 'inline'
}): Files {
  const isInline = pictures === 'inline'
  const inline = new Map<string, string>()

  function inlineAddress(path: string): string {
    const known = inline.get(path)
    if (known !== undefined) return known
    const file = path === '' ? null : source(path)
    const address =
      typeof file?.body === 'string' ? `data:${file.contentType.split(';')[0]},${escape(file.body)}` : path
    inline.set(path, address)
    return address
  }

  return {
    addressOf: isInline ? inlineAddress : (path) => path,
    namedOf: (paths) => paths.split('|').filter((path) => !isInline || !path.endsWith('.svg')),
    respond(request, url) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      const path = FILE_PATH.exec(decode(url.pathname))?.[0]
      const file = path === undefined ? null : source(path)
      if (!file) return undefined
      const headers = {
        'Content-Type': file.contentType,
        'Cache-Control': 'public, max-age=86400',
        'Access-Control-Allow-Origin': '*',
      }
      return new Response(request.method === 'HEAD' ? null : file.body, { headers })
    },
  }
}

/** Escapes only characters that end an address, an entry or an attribute: escaping all doubles a drawing's size. */
function escape(svg: string): string {
  return svg.replaceAll(
    /[%#|"'<>\\ \n\r\t]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/** Decodes a path; one with a broken encoding names nothing. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return ''
  }
}
