import { parentPort, workerData } from 'node:worker_threads'
import { measureDecoding } from './measureDecoding.ts'

parentPort?.postMessage(await measureDecoding(workerData as { products: number; rounds: number }))
