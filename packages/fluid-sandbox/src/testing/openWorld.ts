import { onTestFinished } from 'vitest'
import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox/createSandbox.ts'
import { openNodeDatabase } from '../database/nodeDatabase.ts'
import type { Answer, Operation, Payload } from '../wire/payload.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { addPayload, callRequest } from './requests.ts'
import { worldSeed, type World } from './worldSeed.ts'

/** A merchant's back end and what a client at the other end of the wire may do, knowing no more than a client knows. */
export interface OpenWorld {
  sandbox: Sandbox
  /** Signs in; later calls carry the session. */
  signIn(userid?: string, password?: string): Promise<string>
  /** Makes a call and gives its good answer; throws the refusal's rows when it is refused. */
  call<K extends Operation>(operation: K, payload: Payload<K>): Promise<Answer<K>>
  /** Makes a call and gives whatever came back. */
  post(operation: string, payload: unknown): Promise<{ status: number; body: unknown }>
  /** Makes a cart and gives its id. */
  createCart(): Promise<string>
  add(sessionID: string, line: Partial<Payload<'addCartProduct'>>): Promise<number>
  session: string
}

/** Opens a back end of the imaginary merchant, in memory, until the test ends. */
export function openWorld(
  options: World & Omit<SandboxOptions, 'database'> = {},
  sandbox = makeSandbox(options),
): OpenWorld {
  onTestFinished(() => sandbox.close())

  const world: OpenWorld = {
    sandbox,
    session: '',

    async signIn(userid = 'builder', password = 'correct horse & 100%') {
      const { sessionID } = await world.call('login', {
        userid,
        password,
        domain: 'frameworks',
        extra: 'TP001',
      })
      world.session = sessionID
      return sessionID
    },

    async call<K extends Operation>(operation: K, payload: Payload<K>): Promise<Answer<K>> {
      const { body } = await world.post(operation, payload)
      if (typeof body === 'object' && body !== null && 'hasErrors' in body) {
        throw new Error(JSON.stringify('errorTable' in body ? body.errorTable : body))
      }
      return body as Answer<K>
    },

    async post(operation, payload) {
      const response = await sandbox.fetch(callRequest(operation, payload, world.session))
      const text = await response.text()
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
      return { status: response.status, body: isJson ? JSON.parse(text) : text }
    },

    async createCart() {
      const { cartSessionId } = await world.call('createCart', {
        customerID: '4021',
        deviceID: 'TP001',
        sessionType: 'TPWEB',
      })
      return cartSessionId
    },

    async add(sessionID, line) {
      const { lineID } = await world.call('addCartProduct', addPayload(sessionID, line))
      return lineID
    },
  }
  return world
}

function makeSandbox({ isTaxInclusive, taxRate, ...options }: World & Omit<SandboxOptions, 'database'>) {
  const database = openNodeDatabase(':memory:')
  seedDatabase(database, worldSeed({ isTaxInclusive, taxRate }))
  return createSandbox({ ...options, database })
}
