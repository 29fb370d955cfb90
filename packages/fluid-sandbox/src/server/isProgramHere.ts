import { BlockList, type Socket } from 'node:net'

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
