import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openNodeSandbox } from '@trade-portal/demo-data/node'
import { createFluidClient } from '@trade-portal/fluid-sdk'
import type { Configuration, FluidClient } from '@trade-portal/fluid-sdk'
import { mean } from '../harness/statistics.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

export interface Measured {
  /** Number of products in the response. */
  products: number
  /** Size of the response in bytes. */
  bytes: number
  /** Milliseconds of work to fetch and parse the response, the mean of all rounds. */
  plain: number
  /** Milliseconds of work for the client to turn it into products, the mean of all rounds. */
  decoded: number
  /** Work added by decoding, as a share of `plain`. */
  added: number
}

const configuration: Configuration = {
  endpoint: 'http://sandbox.example',
  companyId: 'IRONBARK',
  deviceId: 'TPIRONBARK',
  isTaxRegion: false,
  companyName: 'Ironbark Trade',
  companyEmail: '',
  abn: '',
  locale: 'en-AU',
  currency: 'AUD',
}

/** Measures the cost of listing products on top of fetching and parsing the same bytes, in alternating rounds. */
export async function measureDecoding(options: { products: number; rounds: number }): Promise<Measured> {
  const page = { page: 1, pageSize: options.products }
  const { client, bytes } = await openBackEnd((client) => client.catalogue.listProducts(page))
  const times: Record<'plain' | 'decoded', number[]> = { plain: [], decoded: [] }
  let products = 0
  // The first rounds warm up the compiler and are not counted.
  for (let round = -10; round < options.rounds; round++) {
    const plain = await time(async () => {
      const response = await answerWith(bytes)()
      JSON.parse(await response.text())
    })
    const decoded = await time(async () => {
      products = (await client.catalogue.listProducts(page)).products.length
    })
    if (round < 0) continue
    times.plain.push(plain)
    times.decoded.push(decoded)
  }
  // Means, since the clock of a thread advances in steps of some 4 ms: a mean evens them out over many rounds, a median
  // does not.
  const [plain, decoded] = [mean(times.plain), mean(times.decoded)]
  return { products, bytes: bytes.length, plain, decoded, added: decoded / plain - 1 }
}

/** Creates a signed-in client whose listings get the sandbox's first response, byte for byte. */
async function openBackEnd(list: (client: FluidClient) => Promise<unknown>) {
  const sandbox = openNodeSandbox({ merchant: 'ironbark', size: 'huge' })
  let bytes = new Uint8Array()
  let answer: typeof fetch = async (input, init) => {
    const response = await sandbox.fetch(input, init)
    bytes = new Uint8Array(await response.clone().arrayBuffer())
    return response
  }
  const client = createFluidClient({ configuration, fetch: (input, init) => answer(input, init) })
  await client.session.signIn({ username: 'builder', password: 'ironbark', isRemembered: false })
  await list(client)
  sandbox.close()
  answer = answerWith(bytes)
  return { client, bytes }
}

function answerWith(bytes: Uint8Array<ArrayBuffer>) {
  return async () => new Response(bytes, { headers: { 'Content-Type': 'application/json' } })
}

/** Returns the milliseconds of this thread's work, without the machine's other work. */
async function time(work: () => Promise<void>): Promise<number> {
  // Otherwise the garbage of one way is collected at the cost of the other.
  collectGarbage()
  const begun = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begun)
  return (user + system) / 1000
}
