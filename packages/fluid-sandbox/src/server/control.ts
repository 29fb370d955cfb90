import { BlockList } from 'node:net'
import type { Socket } from 'node:net'
import type { Sandbox } from '../sandbox/createSandbox.ts'
import { listEmails } from '../tables/emails.ts'
import { listOrders } from '../tables/orders.ts'
import { decideRegistration, listRegistrations } from '../tables/registrations.ts'
import type { Fault } from '../wire/faults.ts'
import { parseJson, readText } from '../wire/requestBody.ts'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

const NAMES = ['localhost', '127.0.0.1', '[::1]']
/** Headers of requests made for others: a browser sends them for its pages, and a proxy for its clients. */
const OF_OTHERS = ['Origin', 'Sec-Fetch-Site', 'Forwarded', 'X-Forwarded-For']

/**
 * Returns whether a request is from a program on this machine. A page may send one too, even under its own name for
 * this machine, so the Host header has to be this server's, which a page's address cannot forge.
 */
export function isProgramHere(request: Request, { remoteAddress, remoteFamily, localPort }: Socket): boolean {
  if (!remoteAddress || !LOOPBACK.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'))
    return false
  const { host } = new URL(request.url)
  const isNamed = NAMES.some((name) => host === new URL(`http://${name}:${localPort}`).host)
  return isNamed && !OF_OTHERS.some((header) => request.headers.has(header))
}

/**
 * Serves the requests of a test to a running back end: to add or clear faults, to list orders, e-mails, registrations
 * and calls, and to approve or decline a registration. `isProgramHere` must have let the caller in.
 */
export async function control(sandbox: Sandbox, request: Request, name: string): Promise<Response> {
  switch (`${request.method} ${name}`) {
    case 'POST faults': {
      const fault = readFault(parseJson(await readText(request)))
      if (!fault) return new Response('A fault needs an operation and a kind', { status: 400 })
      sandbox.faults.add(fault)
      return new Response(null, { status: 204 })
    }
    case 'DELETE faults':
      sandbox.faults.clear()
      return new Response(null, { status: 204 })
    case 'GET orders':
      return Response.json(listOrders(sandbox.database))
    case 'GET emails':
      return Response.json(listEmails(sandbox.database))
    case 'GET calls':
      return Response.json(sandbox.calls)
    case 'GET registrations':
      return Response.json(listRegistrations(sandbox.database))
    default:
      return decide(sandbox, request.method, name) ?? new Response('There is nothing here', { status: 404 })
  }
}

/** Answers `POST registrations/{id}/approve` and `…/decline`; `undefined` for anything else. */
function decide({ database }: Sandbox, method: string, name: string): Response | undefined {
  const [, id, verb] = /^registrations\/(\d+)\/(approve|decline)$/.exec(name) ?? []
  if (method !== 'POST' || id === undefined) return undefined
  const isDone = decideRegistration(database, Number(id), verb === 'approve' ? 'approved' : 'declined')
  return isDone
    ? new Response(null, { status: 204 })
    : new Response('Nobody waits under this id', { status: 404 })
}

/** Reads a fault. JSON has no Infinity: `times: null` is for all calls. */
function readFault(body: unknown): Fault | null {
  if (typeof body !== 'object' || body === null || !('operation' in body) || !('kind' in body)) return null
  const fault = body as Fault & { times?: number | null }
  return fault.times === null ? { ...fault, times: Infinity } : fault
}
