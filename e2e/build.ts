import { buildPortal } from '../scripts/buildPortal.ts'
import { buildHostPage } from './hosts/buildHostPage.ts'

/** Builds the portal and the host pages once, before the workers start their own servers. */
export default async function build() {
  await buildPortal(console.log)
  await buildHostPage()
}
