import { createServer } from 'node:net'
import type { AddressInfo, Server, Socket } from 'node:net'
import { readRequests, relay, spell } from './rawHttp'
import type { RawAnswer, RawRequest } from './rawHttp'

/** How the browser's connection ends once an order is committed and its response is due. */
export type Break =
  /** A reset, without a byte. */
  | 'reset'
  /** An orderly close, without a byte. */
  | 'close'
  /** The response of a server to an idle connection. */
  | '408'
  /** The declared length, and half of the bytes. */
  | 'cut'
  /** The same, over a connection that stays open until `cutHeld`. */
  | 'held'

export interface BrokenOrder {
  how: Break
  /** Default: `processComplete`. */
  operation?: string
  /** Defines whether a repeated POST gets the back end's answer, or meets the same break. */
  repeats: 'answered' | 'broken'
}

/** A POST of the broken operation, as received from the browser. */
export interface OrderPost {
  /** The number of earlier requests on its connection. */
  requestsBefore: number
  /** The back end's answer, whether or not it reached the browser. */
  answer: string
}

/**
 * Proxies every request to a real back end. An order is committed there, and then its connection breaks. It speaks TCP
 * itself, since an HTTP server would correct the broken answers.
 */
export class RawServer implements AsyncDisposable {
  private readonly connections = new Set<Socket>()
  private readonly held = new Set<Socket>()
  private readonly server = createServer((socket) => void this.serve(socket))
  private readonly backEnd: number
  private next: BrokenOrder | null = null
  private posts: OrderPost[] = []

  private constructor(backEnd: number) {
    this.backEnd = backEnd
  }

  /** Listens on a free port until it is disposed. `backEnd` is the port of the real back end on this machine. */
  static async start(backEnd: number): Promise<RawServer> {
    const raw = new RawServer(backEnd)
    await new Promise<void>((resolve, reject) => {
      raw.server.once('error', reject)
      raw.server.listen(0, '127.0.0.1', resolve)
    })
    return raw
  }

  /** Breaks the next order. @returns its POSTs as they arrive, including those repeated by the browser. */
  breakOrder(order: BrokenOrder): readonly OrderPost[] {
    this.next = order
    this.posts = []
    return this.posts
  }

  /** Closes the connections with a held answer. Later breaks are immediate. */
  cutHeld() {
    for (const socket of this.held) socket.end()
    this.held.clear()
    if (this.next) this.next = { ...this.next, how: 'cut' }
  }

  /** Stops breaking. */
  mend() {
    this.next = null
  }

  get origin(): string {
    return `http://localhost:${portOf(this.server)}`
  }

  async [Symbol.asyncDispose]() {
    for (const socket of this.connections) socket.destroy()
    await this.server[Symbol.asyncDispose]()
  }

  private async serve(socket: Socket) {
    this.connections.add(socket)
    let carried = 0
    try {
      for await (const request of readRequests(socket)) {
        await this.respond(socket, request, carried)
        carried += 1
      }
    } catch (error) {
      // A browser may hang up at any time, and so does a break.
      if (!isHangUp(error)) throw error
    } finally {
      this.connections.delete(socket)
    }
  }

  private async respond(socket: Socket, request: RawRequest, requestsBefore: number) {
    const answer = await relay(request, this.backEnd)
    if (!this.next || !isPostOf(request, this.next)) {
      socket.write(spell(answer))
      return
    }
    this.posts.push({ requestsBefore, answer: answer.body.toString() })
    const isRepeat = this.posts.length > 1
    if (isRepeat && this.next.repeats === 'answered') socket.write(spell(answer))
    else breakOff(socket, this.next.how, answer)
    if (this.next.how === 'held') this.held.add(socket)
  }
}

/** Returns the port of a server on this machine. */
export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function breakOff(socket: Socket, how: Break, answer: RawAnswer) {
  switch (how) {
    case 'reset':
      socket.resetAndDestroy()
      return
    case 'close':
      socket.end()
      return
    case '408':
      socket.end('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n')
      return
    case 'cut':
      socket.end(firstHalf(answer))
      return
    case 'held':
      socket.write(firstHalf(answer))
  }
}

function firstHalf(answer: RawAnswer): Buffer {
  return spell(answer).subarray(0, -Math.ceil(answer.body.length / 2))
}

function isPostOf({ method, target }: RawRequest, { operation = 'processComplete' }: BrokenOrder): boolean {
  return method === 'POST' && target.includes(`ipFunction=${operation}`)
}

function isHangUp(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return ['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code)
}
