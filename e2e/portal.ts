import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { merchants, root } from '../scripts/merchants.ts'

export type MerchantName = (typeof merchants)[number]['name']

export interface StoredOrder {
  number: number
  type: string
  jobName: string
  lines: { productId: string; quantity: number }[]
}

/** The portal as `start` runs it, in a separate process with its own data folder. */
export class RunningPortal {
  private readonly data = mkdtempSync(join(tmpdir(), 'trade-portal-data-'))
  private process: ChildProcess | null = null
  private port = 0
  private readonly size: 'normal' | 'huge'
  private readonly built: string | null

  /** `huge`: with the data of `start --size huge`. `built`: a build other than the portal's own. */
  constructor({ size = 'normal', built }: { size?: 'normal' | 'huge'; built?: string } = {}) {
    this.size = size
    this.built = built ?? null
  }

  /** Starts the portal, on the same port and data as before if it ran already. */
  async start(): Promise<void> {
    const child = spawn(
      process.execPath,
      [
        '--conditions=trade-portal-source',
        join(root, 'scripts/start.ts'),
        `--port=${this.port}`,
        `--data=${this.data}`,
        `--size=${this.size}`,
        ...(this.built === null ? [] : [`--built=${this.built}`]),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.process = child
    this.port = await new Promise<number>((resolve, reject) => {
      let said = ''
      const listen = (chunk: Buffer) => {
        said += chunk.toString()
        const port = /http:\/\/localhost:(\d+)\//.exec(said)?.[1]
        if (port) resolve(Number(port))
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`The portal ended with ${code}:\n${said}`)))
    })
  }

  /** Stops the process and waits for its exit. */
  async stop(): Promise<void> {
    const child = this.process
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    this.process = null
  }

  async dispose(): Promise<void> {
    await this.stop()
    rmSync(this.data, { recursive: true, force: true })
  }

  /** Returns the address of a merchant's portal, or of a path in it. */
  url(merchant: MerchantName, path = ''): string {
    return `http://localhost:${this.port}${merchantOf(merchant).path}${path}`
  }

  /** Lists the operations called so far, oldest first. */
  async calls(
    merchant: MerchantName,
    operation?: string,
  ): Promise<{ operation: string; payload: unknown }[]> {
    const answer = await fetch(this.url(merchant, '__sandbox/calls'))
    const calls = (await answer.json()) as { operation: string; payload: unknown }[]
    return operation === undefined ? calls : calls.filter((call) => call.operation === operation)
  }

  /** Makes the back end fail. `times: null` applies to every call from now on. */
  async fail(merchant: MerchantName, fault: Record<string, unknown>): Promise<void> {
    await fetch(this.url(merchant, '__sandbox/faults'), { method: 'POST', body: JSON.stringify(fault) })
  }

  async heal(merchant: MerchantName): Promise<void> {
    await fetch(this.url(merchant, '__sandbox/faults'), { method: 'DELETE' })
  }

  /** Lists the orders placed through the portal, oldest first. */
  async orders(merchant: MerchantName): Promise<Pick<StoredOrder, 'number' | 'type' | 'jobName'>[]> {
    const answer = await fetch(this.url(merchant, '__sandbox/orders'))
    return (await answer.json()) as StoredOrder[]
  }

  /** Changes the database file directly, as the merchant's staff would. */
  change(merchant: MerchantName, sql: string): void {
    const database = this.open(merchant)
    try {
      database.exec(sql)
    } finally {
      database.close()
    }
  }

  /** Waits for a lock while the server is writing, as the server does for other writers. */
  private open(merchant: MerchantName, options: { readOnly?: boolean } = {}): DatabaseSync {
    return new DatabaseSync(join(this.data, `${merchant}.sqlite`), { ...options, timeout: 5_000 })
  }

  /** Approves a registered person, as the merchant's staff would. */
  async approve(merchant: MerchantName, username: string): Promise<void> {
    const answer = await fetch(this.url(merchant, '__sandbox/registrations'))
    const registrations = (await answer.json()) as { id: number; userName: string }[]
    const waiting = registrations.find(({ userName }) => userName === username)
    await fetch(this.url(merchant, `__sandbox/registrations/${waiting?.id}/approve`), { method: 'POST' })
  }

  /** Returns the first row of a query on the database file, read directly and not through the server. */
  read<Row>(merchant: MerchantName, sql: string): Row | undefined {
    const database = this.open(merchant, { readOnly: true })
    try {
      return database.prepare(sql).get() as Row | undefined
    } finally {
      database.close()
    }
  }

  /** Returns an order from the database file, read directly and not through the server. */
  order(merchant: MerchantName, number: string): StoredOrder | null {
    const database = this.open(merchant, { readOnly: true })
    try {
      const row = database
        .prepare('SELECT number, type, job_name AS jobName FROM transactions WHERE number = ? AND suffix = 0')
        .get(Number(number)) as Omit<StoredOrder, 'lines'> | undefined
      if (!row) return null
      const lines = database
        .prepare(
          'SELECT product_id AS productId, quantity FROM transaction_lines WHERE number = ? ORDER BY line_id',
        )
        .all(Number(number)) as unknown as StoredOrder['lines']
      return { ...row, lines }
    } finally {
      database.close()
    }
  }
}

export function merchantOf(name: MerchantName) {
  const merchant = merchants.find((candidate) => candidate.name === name)
  if (!merchant) throw new Error(`There is no merchant ${name}`)
  return merchant
}
