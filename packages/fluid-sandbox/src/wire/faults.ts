import type { WireErrorRow } from '@trade-portal/fluid-sdk/wire'
import { Refusal, refuse } from './refusal.ts'

/** Something that goes wrong on demand. */
export type Fault = {
  /** An `ipFunction`, or `*` for any. */
  operation: string
  /** Before the operation is carried out, or after it is and its answer gets lost. Default: before. */
  when?: 'before' | 'after'
  /** How many calls meet it. Default: 1; `Infinity` for all. */
  times?: number
} & FaultKind

type FaultKind =
  /** The call takes longer, and then goes on. */
  | { kind: 'delay'; ms: number }
  /** No answer ever comes. */
  | { kind: 'hang' }
  | { kind: 'status'; status: number }
  /** A proxy's error page, with status 200. */
  | { kind: 'html' }
  /** JSON that breaks off. */
  | { kind: 'malformed' }
  | { kind: 'refusal'; rows: WireErrorRow[] }
  /** The session ends. */
  | { kind: 'expiry' }
  /** The connection breaks. */
  | { kind: 'reset' }

export interface Faults {
  add(fault: Fault): void
  clear(): void
}

/** Thrown by `fetch` as a broken connection is; a server that sees it breaks the real one. */
export class ConnectionReset extends TypeError {
  constructor() {
    super('The connection was reset')
    this.name = 'ConnectionReset'
  }
}

export interface FaultCall {
  operation: string
  when: 'before' | 'after'
  endSession: () => void
  /** Aborted when no caller waits any longer. */
  signal: AbortSignal
}

export interface FaultBox extends Faults {
  /** Lets the faults that await this call happen. @returns the answer that replaces the real one, if any does. */
  meet(call: FaultCall): Promise<Response | undefined>
}

export function createFaults(): FaultBox {
  const waiting: { fault: Fault; left: number }[] = []

  function take({ operation, when }: FaultCall): Fault[] {
    const met = waiting.filter(
      ({ fault }) =>
        (fault.operation === '*' || fault.operation === operation) && (fault.when ?? 'before') === when,
    )
    for (const entry of met) {
      entry.left -= 1
      if (entry.left <= 0) waiting.splice(waiting.indexOf(entry), 1)
    }
    return met.map(({ fault }) => fault)
  }

  return {
    add: (fault) => void waiting.push({ fault, left: fault.times ?? 1 }),
    clear: () => void waiting.splice(0),
    async meet(call) {
      for (const fault of take(call)) {
        const answer = await happen(fault, call)
        if (answer) return answer
      }
      return undefined
    },
  }
}

async function happen(fault: Fault, { endSession, signal }: FaultCall): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'delay':
      await wait(fault.ms, signal)
      return undefined
    case 'hang':
      return await wait(Infinity, signal)
    case 'status':
      return new Response('The server could not answer.', { status: fault.status })
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>502 Bad gateway</h1>', {
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      })
    case 'malformed':
      return new Response('{"hasErrors": false, "errorTab', {
        headers: { 'Content-Type': 'application/json' },
      })
    case 'refusal':
      throw new Refusal(fault.rows)
    case 'expiry':
      endSession()
      return refuse('Your session has expired. Please sign in again.')
    case 'reset':
      throw new ConnectionReset()
  }
}

/** Waits, with `Infinity` for ever; rejects when no caller waits for the answer any longer. */
function wait(ms: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer =
      ms === Infinity
        ? undefined
        : setTimeout(() => {
            signal.removeEventListener('abort', stop)
            resolve(undefined)
          }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
