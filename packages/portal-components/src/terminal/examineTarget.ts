import { readFileSync, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve, sep } from 'node:path'
import { examine } from '../doctor/examine'
import type { ExamineInput } from '../doctor/examine'
import { findingsOf } from '../doctor/findings'
import type { Finding } from '../doctor/findings'
import { inTime, reasonOf, UNKNOWN_ORIGIN } from '../doctor/visit'

export interface Target {
  /** An address, or the path of a file. */
  target: string
  origin: string | undefined
  folder: string
}

/**
 * Examines a page or a configuration, at an address or in a file.
 *
 * @returns a sentence if there is nothing to examine.
 */
export function examineTarget({ target, origin, folder }: Target): Promise<Finding[] | string> {
  if (/^https?:\/\//i.test(target)) {
    return URL.canParse(target)
      ? examineAddress(new URL(target).href, origin, fetch)
      : Promise.resolve(`“${target}” is no address.`)
  }
  const file = resolve(folder, target)
  if (!isFile(file)) return Promise.resolve(`There is no file ${file}.`)
  const place = placeOf(file, origin ?? UNKNOWN_ORIGIN)
  return examineAddress(place.url, origin, fetchOfFolder(place))
}

async function examineAddress(url: string, origin: string | undefined, fetch: typeof globalThis.fetch) {
  const named = origin === undefined ? {} : { origin }
  if (new URL(url).pathname.endsWith('.json')) return examine({ configurationUrl: url, fetch, ...named })
  let input: ExamineInput
  try {
    const response = await fetch(url, { signal: inTime() })
    if (!response.ok) return [noPage(`${url} answers ${response.status}.`)]
    // A customer sees the page at the end of a redirect.
    const page = { url: response.url || url, html: await response.text(), headers: response.headers }
    const isConfiguration = /\bjson\b/.test(response.headers.get('content-type') ?? '')
    input = isConfiguration ? { configurationUrl: page.url, fetch, ...named } : { page, fetch }
  } catch (error) {
    return [noPage(`No answer from ${url} (${reasonOf(error)}).`)]
  }
  return examine(input)
}

const noPage = (says: string) =>
  findingsOf('page').fault(says, 'See that the address is right and that the server runs.')

/** A file with its address on the server: a configuration is in the folder `config` of its portal. */
interface Place {
  url: string
  /** The folder served at the origin. */
  root: string
}

function placeOf(file: string, origin: string): Place {
  const folder = dirname(file)
  const isConfig = basename(folder) === 'config'
  const path = isConfig ? `config/${basename(file)}` : basename(file)
  return { url: new URL(path, origin).href, root: isConfig ? dirname(folder) : folder }
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

/** Returns a `fetch` that serves a folder's files at their address, and uses the network for the rest. */
function fetchOfFolder({ url, root }: Place): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== new URL(url).origin) return fetch(request)
    const file = join(root, decodeURIComponent(pathname))
    if (request.method === 'GET' && file.startsWith(root + sep) && isFile(file)) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      return new Response(readFileSync(file), { headers: { 'Content-Type': type } })
    }
    return origin === UNKNOWN_ORIGIN ? new Response('', { status: 404 }) : fetch(request)
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
