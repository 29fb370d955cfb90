import build from '../build'
import { expectInstalled } from './installed'
import { buildForPhone } from './phoneBuild'

/** Looks for the engines, and builds what they open. */
export default async function setUp() {
  expectInstalled()
  await build()
  await buildForPhone()
}
