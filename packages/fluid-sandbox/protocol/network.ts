import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../src/database/database.ts'
import { ConnectionReset, type Fault } from '../src/wire/faults.ts'
import type { Sandbox } from '../src/sandbox/createSandbox.ts'
import type { Page } from './browser.ts'
import type { Goods } from './truth.ts'
import type { VirtualTime } from './virtualTime.ts'

/** Something that may happen to a call on its way. */
export type Trouble =
  | Kind<'reset' | 'html' | 'malformed' | 'hang' | 'expiry'>
  | { kind: 'status'; status: number }
  | { kind: 'refusal'; rows: { field: string; msg: string }[] }
  /** The call, or its answer, takes this long. */
  | { kind: 'late'; ms: number }
  /** The page is left at this moment. */
  | { kind: 'leave' }
  /** The connection breaks at once, yet the call is carried out this much later. */
  | { kind: 'afterwards'; ms: number }
  /** The browser sends it again when the first answer gets lost. */
  | { kind: 'repeat' }

type Kind<K> = K extends unknown ? { kind: K } : never

export interface Aim {
  operation: string
  /** The number of the call among those of this operation from now on, counted from 1. */
  nth: number
  when: 'before' | 'after'
  trouble: Trouble
}

/** A call on its way. */
export interface SentCall {
  page: Page
  operation: string
  /** The cart that it names, or `''`. */
  cartId: string
  /** Place of the call in the order of all that the back end did; `null`: not carried out yet. */
  doneAt: number | null
  /** Contents of the cart, as its read was answered. */
  goods: Goods[] | null
  /** Kind of the answer; `null`: none yet. */
  answer: 'good' | 'refusal' | 'trouble' | null
}

/** The connection between pages and back end, where calls meet trouble. */
export interface Network {
  fetch: (page: Page, request: Request) => Promise<Response>
  /** Every call since the network was made, in order. */
  sent: SentCall[]
  aim(aim: Aim): void
  /** Ends all trouble that no call has met yet. */
  clear(): void
  /** Time until the history shows a new order, in milliseconds. */
  historyLag: number
  /** Returns when the connection of a call breaks, if at all. Default: never. */
  breaks: () => Aim['when'] | null
}

export interface NetworkOptions {
  sandbox: Sandbox
  time: VirtualTime
  /** Called with every call before it goes out. */
  onSend?: (call: SentCall) => void
}

/** The page whose call meets trouble, and a function that carries the call out once more. */
interface Meeting {
  page: Page
  again: () => Promise<unknown>
}

/** The call that the back end carries out at this moment. */
const carrying = new AsyncLocalStorage<SentCall>()

/** Wraps a database to number its transactions, mark the call behind each with that number, and report it. */
export function watchDatabase(
  database: Database,
  onDone: (doneAt: number, call?: SentCall) => void,
): Database {
  let moment = 0
  return {
    ...database,
    transaction(work) {
      const result = database.transaction(work)
      moment += 1
      const call = carrying.getStore()
      if (call) call.doneAt = moment
      onDone(moment, call)
      return result
    },
  }
}

/** Makes the connection to a back end. Delays take virtual time. */
export function createNetwork({ sandbox, time, onSend }: NetworkOptions): Network {
  let aims: Aim[] = []

  function take(operation: string): Aim[] {
    const mine = aims.filter((aim) => aim.operation === operation)
    const met = mine.filter((aim) => aim.nth === 1)
    aims = aims
      .filter((aim) => !met.includes(aim))
      .map((aim) => (mine.includes(aim) ? { ...aim, nth: aim.nth - 1 } : aim))
    return met
  }

  /** Meets trouble that takes time or concerns the page; leaves any other kind to the sandbox's own faults. */
  async function meet({ operation, when, trouble }: Aim, { page, again }: Meeting, at: Aim['when']) {
    if (trouble.kind === 'late') {
      if (when === at) await time.wait(trouble.ms)
    } else if (trouble.kind === 'leave') {
      if (when === at) page.leave()
    } else if (at === 'after') {
      return
    } else if (trouble.kind === 'repeat') {
      await again()
    } else if (trouble.kind === 'afterwards') {
      void time.wait(trouble.ms).then(again)
      throw new ConnectionReset()
    } else {
      sandbox.faults.add({ operation, when, ...trouble } satisfies Fault)
    }
  }

  const network: Network = {
    sent: [],
    historyLag: 0,
    breaks: () => null,
    aim: (aim) => void aims.push(aim),
    clear: () => void (aims = []),
    async fetch(page, request) {
      const operation = new URL(request.url).searchParams.get('ipFunction') ?? ''
      const call: SentCall = {
        page,
        operation,
        cartId: await cartOf(request),
        doneAt: null,
        goods: null,
        answer: null,
      }
      network.sent.push(call)
      onSend?.(call)
      try {
        const response = await carry(call, request)
        call.answer = await answerOf(response)
        return response
      } catch (error) {
        call.answer = 'trouble'
        throw error
      }
    },
  }

  async function carry(call: SentCall, request: Request): Promise<Response> {
    const met = take(call.operation)
    const send = () => carrying.run(call, () => sandbox.fetch(request.clone()))
    const again = () => send().catch(() => undefined)
    const broken = network.breaks()
    if (broken === 'before') throw new ConnectionReset()
    for (const aim of met) await meet(aim, { page: call.page, again }, 'before')
    let response = await send()
    if (call.operation === 'getCustomerTransactions' && network.historyLag > 0) {
      response = await hideNew(response, sandbox, time.now() - network.historyLag)
    }
    for (const aim of met) await meet(aim, { page: call.page, again }, 'after')
    if (broken === 'after') throw new ConnectionReset()
    return response
  }

  return network
}

async function cartOf(request: Request): Promise<string> {
  if (!request.headers.get('Content-Type')?.startsWith('application/json')) return ''
  const { sessionID } = (await request.clone().json()) as { sessionID?: string }
  return sessionID ?? ''
}

async function answerOf(response: Response): Promise<SentCall['answer']> {
  const text = await response.clone().text()
  if (response.status !== 200 || !/^[[{].*[\]}]$/s.test(text)) return 'trouble'
  return text.startsWith('{"hasErrors":true') ? 'refusal' : 'good'
}

/** A history that shows orders only after a while. */
async function hideNew(response: Response, { database }: Sandbox, before: number): Promise<Response> {
  const text = await response.text()
  const fresh = new Set(
    database
      .all<{ number: number }>('SELECT number FROM transactions WHERE placed_at > ?', [before])
      .map(({ number }) => number),
  )
  const isWhole = response.headers.get('Content-Type')?.startsWith('application/json') && text.endsWith('}')
  const body = isWhole ? (JSON.parse(text) as { Order?: { transactionNumber: number }[] }) : null
  if (!body?.Order) return new Response(text, response)
  const Order = body.Order.filter(({ transactionNumber }) => !fresh.has(transactionNumber))
  return new Response(JSON.stringify({ ...body, Order }), response)
}
