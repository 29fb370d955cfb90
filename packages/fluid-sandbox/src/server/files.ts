import { extname } from 'node:path'

/** The places of the files that a mount serves. */
export interface Folders {
  /** A built portal. */
  root?: string
  /** A merchant's own `config/`, which takes precedence over the portal's. */
  config?: string
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export function contentType(file: string): string {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
}

/** The sender's encodings, the smallest first, with the endings of files already in them. */
export const encodings = { br: '.br', gzip: '.gz' } as const

export type Encoding = keyof typeof encodings

/** Returns the encodings that the other side accepts, in order of preference. */
export function encodingsTaken(acceptEncoding: string | null | undefined): Encoding[] {
  const taken = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  return (Object.keys(encodings) as Encoding[]).filter((name) => (taken.get(name) ?? taken.get('*') ?? 0) > 0)
}
