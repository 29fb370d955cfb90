import { readFileSync, readdirSync } from 'node:fs'
import type { WireOperations } from '../wire/operations'

/** A file of docs/wire; its README explains the keys. */
export interface WireFixture {
  operation: string
  ipApi: string
  request: object
  answer: unknown
  decoded: unknown
  awkward: { answer: unknown; decoded: unknown }
}

const FOLDER = new URL('../../../../docs/wire/', import.meta.url)

/** Reads the fixture of one call. */
export function readWireFixture(operation: keyof WireOperations): WireFixture {
  return JSON.parse(readFileSync(new URL(`${operation}.json`, FOLDER), 'utf8')) as WireFixture
}

/** Lists the calls that have a fixture. */
export function listWireFixtures(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
}
