import { buildPortal } from '../scripts/buildPortal.ts'
import { buildHostPage } from './hosts/buildHostPage.ts'

/** Builds the portal, and the pages of other hosts, once, before the workers start their own copies of them. */
export default async function build() {
  await buildPortal(console.log)
  await buildHostPage()
}
