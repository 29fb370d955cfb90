import { parseArgs } from 'node:util'
import { measureDecoding } from './measureDecoding.ts'

// The client as it is shipped: build it before.
const { values } = parseArgs({ options: { 'at-most': { type: 'string', default: '0.8' } } })
const limit = Number(values['at-most'])
const { plain, decoded, bytes, products } = await measureDecoding({ products: 10_000, rounds: 15 })
const ratio = (decoded - plain) / plain

const row = (name: string, value: string) => console.log(`${name.padEnd(32)} ${value.padStart(9)}`)
console.log(
  `${products} products in ${(bytes / 1e6).toFixed(1)} MB of JSON, processor time, the median of 15 rounds each, in turns:\n`,
)
row('fetch and JSON.parse', `${plain.toFixed(1)} ms`)
row('client.catalogue.listProducts', `${decoded.toFixed(1)} ms`)
row('decoding adds', `${(decoded - plain).toFixed(1)} ms`)
row(`times the former (at most ${limit})`, ratio.toFixed(2))
process.exitCode = ratio <= limit ? 0 : 1
