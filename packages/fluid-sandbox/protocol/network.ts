import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from '../src/database/database.ts'
import { ConnectionReset, type Fault } from '../src/wire/faults.ts'
import type { Sandbox } from '../src/sandbox/createSandbox.ts'
import type { Page } from './browser.ts'
import type { Goods } from './truth.ts'
import type { VirtualTime } from './virtualTime.ts'

/** What may become of a call on its way. */
export type Trouble =
  | Kind<'reset' | 'html' | 'malformed' | 'hang' | 'expiry'>
  | { kind: 'status'; status: number }
  | { kind: 'refusal'; rows: { field: string; msg: string }[] }
  /** The call, or its answer, is on its way for so long. */
  | { kind: 'late'; ms: number }
  /** The page is left at this moment. */
  | { kind: 'leave' }
  /** The connection breaks at once, and the call is carried out so much later all the same. */
  | { kind: 'afterwards'; ms: number }
  /** The browser sends it again when the first answer gets lost. */
  | { kind: 'repeat' }

type Kind<K> = K extends unknown ? { kind: K } : never

export interface Aim {
  operation: string
  /** Which call of that operation from now on, counted from 1. */
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
  /** When the back end carried it out, as a place in the order of all that it did; `null`: not yet. */
  doneAt: number | null
  /** What the cart held when it was read. */
  goods: Goods[] | null
  /** What came back; `null`: nothing yet. */
  answer: 'good' | 'refusal' | 'trouble' | null
}

/** The way between pages and back end, where calls meet trouble. */
export interface Network {
  fetch: (page: Page, request: Request) => Promise<Response>
  /** Every call since the network was made, in order. */
  sent: SentCall[]
  aim(aim: Aim): void
  /** Ends all trouble that has not been met. */
  clear(): void
  /** How long it takes until the history shows an order, in milliseconds. */
  historyLag: number
  /** Says of each call when its connection breaks, if it does. Default: none does. */
  breaks: () => Aim['when'] | null
}

export interface NetworkOptions {
  sandbox: Sandbox
  time: VirtualTime
  /** Called with every call before it goes out. */
  onSend?: (call: SentCall) => void
}

/** The page whose call meets trouble, and what carries the call out once more. */
interface Meeting {
  page: Page
  again: () => Promise<unknown>
}

/** Which call the back end carries out at this moment. */
const carrying = new AsyncLocalStorage<SentCall>()

/** A database that notes in which order calls are carried out, and tells after each. */
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

/** Makes the way to a back end. Trouble that takes time takes virtual time. */
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

  /** What takes no time, and happens to one call, is the sandbox's own to do. */
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
