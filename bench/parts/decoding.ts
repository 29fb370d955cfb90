import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Measured } from '../decoding/measureDecoding.ts'
import type { Part } from '../harness/Bench.ts'

/** A round takes some 50 ms, and the mean of a few rounds varies. */
const ROUNDS = 41
/** Memory for all allocations of a round, so that no garbage is collected within one. */
const YOUNG_MB = 256

/** Decoding 10,000 products, against fetching and parsing the same bytes. */
export const decodingPart: Part = {
  name: 'decoding',
  async measure() {
    const worker = new Worker(join(import.meta.dirname, '../decoding/worker.ts'), {
      workerData: { products: 10_000, rounds: ROUNDS },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const [measured] = (await once(worker, 'message')) as [Measured]
    const { plain, decoded, added, bytes, products } = measured
    await worker.terminate()
    const megabytes = (bytes / 1e6).toFixed(1)
    return [
      {
        work: `decoding ${products.toLocaleString('en')} products`,
        how: `what \`client.catalogue.listProducts\` adds to fetch and JSON.parse of the same ${megabytes} MB of JSON, alternating on a thread of Node, in CPU time, with garbage collected before each, the mean of ${ROUNDS} rounds`,
        figures: [
          { name: 'on top of fetch + JSON.parse', value: added, unit: '×', goal: 0.3 },
          { name: 'in all', value: decoded, unit: 'ms', peers: { 'fetch + JSON.parse': plain } },
        ],
      },
    ]
  },
}
