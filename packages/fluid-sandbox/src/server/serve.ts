import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Sandbox } from '../sandbox/createSandbox.ts'
import { PROXY_PATH, statusAnswer } from '../wire/envelope.ts'
import { ConnectionReset } from '../wire/faults.ts'
import { NotACall } from '../wire/refusal.ts'
import { PROVIDER_FOLDER } from '../payments/ProviderPages.ts'
import { control, isProgramHere } from './control.ts'
import { send, sendEarly, toRequest } from './nodeHttp.ts'
import type { Folders } from './files.ts'
import { pageNotFound, signInAgain, staticFile } from './staticFiles.ts'

/** A merchant's back end and portal under one path. */
export interface Mount extends Folders {
  /** Starts and ends with a slash: `/`, `/cascade/`. */
  path: string
  sandbox: Sandbox
}

export interface ServeOptions {
  /** 0: any free one. */
  port: number
  /** Default: 127.0.0.1, which other machines cannot reach. */
  host?: string
  mounts: readonly Mount[]
}

export interface Server {
  url: string
  port: number
  /** Takes no more requests, gives up those that hang, and frees the port. The sandboxes stay open. */
  close(): Promise<void>
}

const CONTROL = '__sandbox/'
const PATIENCE = 500

/** Serves merchants' portals and back ends on one port. Rejects when the port is taken (`EADDRINUSE`). */
export async function serve({ port, host = '127.0.0.1', mounts }: ServeOptions): Promise<Server> {
  const byDepth = [...mounts].sort((a, b) => b.path.length - a.path.length)
  const server = createServer((incoming, outgoing) => void handle(byDepth, incoming, outgoing))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${address.port}/`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        const late = setTimeout(() => server.closeAllConnections(), PATIENCE)
        server.close(() => {
          clearTimeout(late)
          resolve()
        })
        server.closeIdleConnections()
      }),
  }
}

async function handle(
  mounts: readonly Mount[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const request = await toRequest(incoming, outgoing)
    await send(await respond(mounts, request, incoming.socket), outgoing)
  } catch (error) {
    if (error instanceof ConnectionReset) incoming.socket.resetAndDestroy()
    else if (error instanceof NotACall) await sendEarly(statusAnswer(error), outgoing)
    else if (outgoing.headersSent || outgoing.destroyed) incoming.socket.destroy()
    else outgoing.writeHead(500, { 'Content-Type': 'text/plain' }).end('The server failed')
  }
}

async function respond(mounts: readonly Mount[], request: Request, socket: Socket): Promise<Response> {
  const url = new URL(request.url)
  const path = decodePath(url.pathname)
  const mount = mounts.find((candidate) => path?.startsWith(candidate.path))
  if (path === null || !mount) {
    const folder = mounts.find((candidate) => `${path}/` === candidate.path)
    return folder ? redirect(folder.path + url.search) : notFound()
  }
  const rest = path.slice(mount.path.length)
  if (rest.startsWith(CONTROL)) {
    if (!isProgramHere(request, socket)) return forbidden()
    return await control(mount.sandbox, request, rest.slice(CONTROL.length))
  }
  if (`/${rest}` === PROXY_PATH || rest.startsWith(PROVIDER_FOLDER)) return await mount.sandbox.fetch(request)
  if (request.method === 'POST') return (await signInAgain(request, rest, mount)) ?? notAllowed()
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed()
  const folder = mounts.find((candidate) => `${path}/` === candidate.path)
  if (folder) return redirect(folder.path + url.search)
  const file = await staticFile(request, rest, mount)
  if (file) return file
  const answer = await mount.sandbox.fetch(request)
  return answer.status === 404 ? ((await pageNotFound(request, mount)) ?? answer) : answer
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-cache' } })
}

function forbidden(): Response {
  return new Response('For programs on this machine alone', { status: 403 })
}

function notFound(): Response {
  return new Response('There is nothing here', { status: 404 })
}

function notAllowed(): Response {
  return new Response('This address is for reading', { status: 405, headers: { Allow: 'GET, HEAD' } })
}
