import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/** A static host, with the site in a subfolder as on many such hosts. */
export interface StaticHost {
  /** The address of the files' root. */
  url: string
  /** Responses with status 200 that replace the file of a name. */
  instead: Map<string, { type: string; body: string }>
  close(): Promise<void>
}

/** Serves the files of a folder under `/{at}/`. */
export async function hostFiles(folder: string, at: string): Promise<StaticHost> {
  const instead: StaticHost['instead'] = new Map()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = decodeURIComponent(pathname).replace(/\/$/, '/index.html')
    const other = instead.get(name.slice(at.length + 2))
    if (other) {
      response.writeHead(200, { 'Content-Type': other.type })
      return response.end(other.body)
    }
    const file = join(folder, join('/', name.slice(at.length + 1)))
    const isFile = name.startsWith(`/${at}/`) && stat(file).then((facts) => facts.isFile())
    void Promise.resolve(isFile)
      .catch(() => false)
      .then((isThere) => {
        if (!isThere || request.method !== 'GET') {
          response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
          return createReadStream(join(folder, '404.html'))
            .on('error', () => response.end('Not found'))
            .pipe(response)
        }
        response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
        return createReadStream(file).pipe(response)
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/${at}/`,
    instead,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
