import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Another site. */
export interface HostServer extends AsyncDisposable {
  /** Its address, without a trailing slash. */
  origin: string
}

/** Serves HTML pages by their paths, and forwards every other request to the portal. */
export async function serveHost(pages: Record<string, string>, portal: URL): Promise<HostServer> {
  const server = createServer((request, response) => {
    const page = pages[request.url ?? '']
    if (page !== undefined) return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const { url, method, headers } = request
    const outgoing = httpRequest(
      { host: '127.0.0.1', port: portal.port, path: url, method, headers },
      (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.headers)
        incoming.pipe(response)
      },
    )
    outgoing.on('error', () => response.destroy())
    request.pipe(outgoing)
    return outgoing
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}
