import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An answer of a site: its body, or more. */
export type SiteAnswer = string | { status?: number; headers?: Record<string, string>; body?: string }

/** Serves answers by method and path, such as `GET /page.html`, on a free port until the test ends. */
export async function serveSite(answers: Record<string, SiteAnswer>) {
  const requests: { line: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer(({ method, url = '', headers }, outgoing) => {
    const line = `${method} ${url.split('?')[0]}`
    requests.push({ line, headers })
    const found = answers[line]
    const answer = typeof found === 'string' ? { body: found } : (found ?? { status: 404 })
    const type = types[/\.\w+$/.exec(line)?.[0] ?? ''] ?? 'text/html'
    outgoing.writeHead(answer.status ?? 200, { 'Content-Type': type, ...answer.headers })
    outgoing.end(answer.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, answers, close }
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
}

export const ANYWHERE = { 'Access-Control-Allow-Origin': '*' }

/** The path of a back end at another origin. It knows no session. */
export const DOOR = '/fluid/FluidAppServerProxy'
export const door = (
  preflight: Record<string, string> = openDoor,
  headers: Record<string, string> = ANYWHERE,
) => ({
  [`OPTIONS ${DOOR}`]: { status: 204, headers: preflight },
  [`POST ${DOOR}`]: { status: 401, headers },
})
export const openDoor = {
  ...ANYWHERE,
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type, X-FLUID-CONTEXT, X-API-KEY',
}

export const entry = {
  endpointUrl: '',
  device_id: 'TP',
  company_id: '01',
  company_name: 'Example Timber',
}
export const CONFIGURATION = '/config/configuration.json'

/** Returns the configuration's file, with changes of its entry. */
export const configuration = (changes: object = {}, headers: Record<string, string> = ANYWHERE) => ({
  [`GET ${CONFIGURATION}`]: { headers, body: JSON.stringify({ DeviceList: [{ ...entry, ...changes }] }) },
})

/** Returns the elements' files in a folder with a build's layout, but without code. */
export function embed(folder: string, version = '0.1.0', script = `export const version = '${version}'`) {
  const hash = (algorithm: string) => createHash(algorithm).update(script)
  const integrity = `sha384-${hash('sha384').digest('base64')}`
  const pinned = `portal-${hash('sha256').digest('hex').slice(0, 8)}.js`
  const about = { version, script: 'portal.js', pinned: { script: pinned, integrity } }
  const served = { headers: ANYWHERE, body: script }
  return {
    pinned,
    integrity,
    files: {
      [`GET ${folder}portal.js`]: served,
      [`GET ${folder}${pinned}`]: served,
      [`GET ${folder}embed.json`]: { headers: ANYWHERE, body: JSON.stringify(about) },
    },
  }
}
