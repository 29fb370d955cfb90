import { BlockList, type Socket } from 'node:net'

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8)
LOOPBACK.addAddress('::1', 'ipv6')

const NAMES = ['localhost', '127.0.0.1', '[::1]']
/** A browser tells of its pages, and a proxy of whom it speaks for. */
const OF_OTHERS = ['Origin', 'Sec-Fetch-Site', 'Forwarded', 'X-Forwarded-For']

/**
 * Tells whether a request is from a program on this machine. A page may come from it too, and in a name of its own that
 * leads here, so the Host header has to be this server's, of which a page's address cannot make another.
 */
export function isProgramHere(request: Request, { remoteAddress, remoteFamily, localPort }: Socket): boolean {
  if (!remoteAddress || !LOOPBACK.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4'))
    return false
  const { host } = new URL(request.url)
  const isNamed = NAMES.some((name) => host === new URL(`http://${name}:${localPort}`).host)
  return isNamed && !OF_OTHERS.some((header) => request.headers.has(header))
}
