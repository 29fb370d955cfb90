import build from '../build'
import { expectInstalled } from './installed'
import { buildForPhone } from './phoneBuild'

/** Checks for the engines, and builds the sites they open. */
export default async function setUp() {
  expectInstalled()
  await build()
  await buildForPhone()
}
